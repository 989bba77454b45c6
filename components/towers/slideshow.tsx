import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import type { ReactNode } from 'react';
import { SLIDESHOW_TEXTS } from '@/content/interface/towers';
import styles from './slideshow.module.css';

export type Slide = { id: string; picture: ReactNode; caption: string };

export function Slideshow({ label, slides }: { label: string; slides: readonly Slide[] }) {
  return (
    <section
      aria-label={label}
      aria-roledescription={SLIDESHOW_TEXTS.role}
      className="stack shrink gap-3"
      data-slideshow
    >
      <div className={`stack shrink ${styles.stage}`} data-stage>
        {slides.map((slide, place) => (
          <figure key={slide.id} className={`stack gap-3 ${styles.slide}`} data-shown={place === 0}>
            <div className={`stack round-l sunken clip ${styles.picture}`}>{slide.picture}</div>
            <figcaption className="measure note">{slide.caption}</figcaption>
          </figure>
        ))}
      </div>
      <div className="row middle gap-3" data-only="scripts">
        <button
          type="button"
          className={`stack center pill raised ${styles.step}`}
          aria-label={SLIDESHOW_TEXTS.previous}
          data-step="-1"
        >
          <CaretLeftIcon aria-hidden="true" size={24} weight="bold" />
        </button>
        <ol className="cluster grow">
          {slides.map((slide, place) => (
            <li key={slide.id}>
              <button
                type="button"
                className={`stack center ${styles.dot}`}
                aria-label={SLIDESHOW_TEXTS.slide(place + 1, slides.length)}
                aria-current={place === 0 ? 'true' : undefined}
                data-dot
              />
            </li>
          ))}
        </ol>
        <p className="note nowrap digits" role="status" data-counter>
          {`1 / ${slides.length}`}
        </p>
        <button
          type="button"
          className={`stack center pill raised ${styles.step}`}
          aria-label={SLIDESHOW_TEXTS.next}
          data-step="1"
        >
          <CaretRightIcon aria-hidden="true" size={24} weight="bold" />
        </button>
      </div>
    </section>
  );
}
