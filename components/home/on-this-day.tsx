import { PageLink } from '@/components/ui/page-link';
import { ON_THIS_DAY_TEXTS } from '@/content/interface/on-this-day';
import { resultsOf } from '@/content/interface/results';
import type { Remembrance } from '@/lib/calendar/anniversaries';
import styles from './home.module.css';
import { rememberedParts } from './remembered-parts';

const { title, near, link } = ON_THIS_DAY_TEXTS;

type OnThisDayProps = {
  initial: Remembrance;
  /** Date of the build. */
  built: string;
  /** Date of the last diada in the results. */
  last: string;
  /** Route of the list of diades. */
  listPath: string;
};

/** The HTML contains the diades of the build's day. The enhancement replaces them without layout shift. */
export function OnThisDay({ initial, built, last, listPath }: OnThisDayProps) {
  const parts = rememberedParts(initial, listPath);
  if (!parts) return null;
  return (
    <section
      aria-labelledby="tal-dia"
      className={`stack gap-5 ${styles.onThisDay}`}
      data-on-this-day={built}
      data-distance={initial.distance}
      data-list-path={listPath}
    >
      <div className={`stack measure gap-2 ${styles.head}`}>
        <h2 id="tal-dia">{title}</h2>
        <p data-part="day" data-near={near} />
      </div>
      <div className={`stack gap-4 gap-x-6 pad-5 round-m sunken ${styles.card}`}>
        <p className={`display digits extrabold ${styles.year}`}>
          <span data-part="date">{parts.date}</span> <time data-part="year">{parts.year}</time>
        </p>
        <div className="stack start gap-2 min-0 content-center">
          <h3 className={styles.reason} data-part="reason">
            {parts.reason}
          </h3>
          <p className={`display title-s semibold leading-3 relative ${styles.towers}`}>
            <span aria-hidden="true" data-part="towers">
              {parts.towers}
            </span>
            <span className="visually-hidden" data-part="names">
              {parts.names}
            </span>
          </p>
          <p className={`note ${styles.others}`} data-part="others">
            {parts.others}
          </p>
          <PageLink href={parts.list} data-part="list">
            {link}
          </PageLink>
          <p className="note">{resultsOf(last)}</p>
        </div>
      </div>
    </section>
  );
}
