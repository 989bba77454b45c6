import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { Button } from '@/components/ui/button';
import { PageSection } from '@/components/ui/text/page';
import { Photo } from '@/components/ui/text/photo';
import { largestFile } from '@/components/ui/text/picture-size';
import { PHOTO_TEXTS } from '@/content/interface/photos';
import type { Album } from '@/lib/club/types';
import { asset } from '@/lib/site/address';
import styles from './gallery.module.css';

/** Width of a thumbnail, as in `gallery.module.css`. */
const SIZES = '(width < 30rem) 45vw, 15rem';

/** Without scripts a thumbnail leads to its largest file. `gallery.enhancement.ts` opens the viewer. */
export function Gallery({ albums }: { albums: readonly Album[] }) {
  return (
    <div className="contents" data-gallery>
      {albums.map(({ id, title, date, credit, photos }) => (
        <PageSection key={id} id={id} title={title}>
          <p className="note">{PHOTO_TEXTS.facts(date, photos.length, credit)}</p>
          <ul className={`grid gap-3 ${styles.photos}`}>
            {photos.map((photo, index) => (
              <li key={photo.link}>
                <a
                  id={photoId(id, photo.link)}
                  className={`round-m sunken block clip ${styles.photo}`}
                  href={asset(largestFile(photo.link))}
                  data-photo={captionOf(photo, index + 1, photos.length)}
                >
                  <Photo link={photo.link} alt={photo.alt} sizes={SIZES} />
                </a>
              </li>
            ))}
          </ul>
        </PageSection>
      ))}
      <Viewer />
    </div>
  );
}

/** `diada-2026-pilar`, which is the address of the photograph within the page. */
const photoId = (album: string, link: string): string =>
  `${album}-${link.replace(/^.*\/|\.[^.]*$/g, '').replace(/[^\w-]/g, '-')}`;

const captionOf = ({ alt, credit }: Album['photos'][number], place: number, count: number): string =>
  [alt, credit && PHOTO_TEXTS.credit(credit), PHOTO_TEXTS.place(place, count)].filter(Boolean).join(' · ');

function Viewer() {
  return (
    <dialog className={`gap-2 fill tall ${styles.viewer}`} aria-label={PHOTO_TEXTS.viewer} data-copy-area>
      <form method="dialog" className="cluster middle gap-3 col-span-full">
        <button type="submit" className={styles.control}>
          {PHOTO_TEXTS.close}
        </button>
        <button
          type="button"
          className={styles.control}
          data-copy=""
          data-copied={PHOTO_TEXTS.copied}
          data-refused={PHOTO_TEXTS.refused}
        >
          {PHOTO_TEXTS.copy}
        </button>
        <p role="status" data-copy-status />
      </form>
      <figure className={`stack gap-3 ${styles.stage}`} data-stage>
        <img alt="" />
        <p className={`stack gap-3 justify-items-center ${styles.failure}`} role="alert" hidden>
          {PHOTO_TEXTS.failed}
          <Button kind="quiet" data-again>
            {PHOTO_TEXTS.again}
          </Button>
        </p>
        <figcaption className="text-center" aria-live="polite" />
      </figure>
      <button
        type="button"
        className={`stack center self-center ${styles.step}`}
        aria-label={PHOTO_TEXTS.previous}
        data-step="-1"
      >
        <CaretLeftIcon aria-hidden="true" size={24} weight="bold" />
      </button>
      <button
        type="button"
        className={`stack center self-center ${styles.step}`}
        aria-label={PHOTO_TEXTS.next}
        data-step="1"
      >
        <CaretRightIcon aria-hidden="true" size={24} weight="bold" />
      </button>
    </dialog>
  );
}
