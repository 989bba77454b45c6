import { DrawnTower } from '@/components/shared/drawn-tower/drawn-tower';
import { Prose } from '@/components/ui/text/prose';
import { allEras } from '@/content/interface/club';
import { EMPTY_TEXTS } from '@/content/interface/pages';
import type { Era } from '@/lib/club/types';
import styles from './era-list.module.css';

export function EraList({ eras }: { eras: readonly Era[] }) {
  if (eras.length === 0) return <p>{EMPTY_TEXTS.history}</p>;
  return (
    <>
      {eras.length > 1 && (
        <nav aria-label={allEras(eras.length)}>
          <ol className={`grid fit gap-3 ${styles.ways}`} data-only="screen">
            {eras.map(({ id, title, years }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span className={`display bold digits accent ${styles.years}`}>{years}</span> {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {eras.map(({ id, title, years, picture, paragraphs }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-titol`}
          className={`stack at-start gap-5 gap-x-7 ${styles.era}`}
        >
          <div className={styles.head}>
            <p className={`display bold digits accent ${styles.years}`}>{years}</p>
            <h2 id={`${id}-titol`}>{title}</h2>
          </div>
          <Prose paragraphs={paragraphs} />
          <figure className={`stack gap-3 ${styles.picture}`}>
            <DrawnTower code={picture.code} />
            <figcaption className="note">{picture.caption}</figcaption>
          </figure>
        </section>
      ))}
    </>
  );
}
