import type { CSSProperties } from 'react';
import { DrawnTower } from '@/components/shared/drawn-tower/drawn-tower';
import { Photo } from '@/components/ui/photo';
import { Spans } from '@/components/ui/prose';
import { timelineClubs } from '@/content/timeline/clubs';
import type { TimelineEvent } from '@/content/timeline/events';
import { formatPartialDate, isoPartialDate } from '@/lib/dates/partial-dates';
import styles from './timeline.module.css';

function EventPicture({ image }: { image: NonNullable<TimelineEvent['image']> }) {
  return (
    <div className={styles.picture}>
      {'code' in image ? (
        <DrawnTower code={image.code} kind="thumbnail" />
      ) : (
        <Photo link={image.link} alt={image.alt} />
      )}
    </div>
  );
}

function Event({ event }: { event: TimelineEvent }) {
  const { id, date, title, description, image, color } = event;
  const club = timelineClubs[color];
  // CSSProperties knows no custom property.
  const style = { '--club-colour': club.color } as CSSProperties;
  return (
    <li id={id} className={styles.event} style={style}>
      <div className={styles.words}>
        <p className={styles.facts}>
          {date ? (
            <time dateTime={isoPartialDate(date)} className={styles.date}>
              {formatPartialDate(date)}
            </time>
          ) : (
            <span className={styles.date}>Sense data</span>
          )}
          <span className={styles.club}>{club.name}</span>
        </p>
        <h2 className={styles.title}>{title}</h2>
        <p>
          <Spans paragraph={description} />
        </p>
      </div>
      {image && <EventPicture image={image} />}
    </li>
  );
}

/** Events one below another, each in the colour of its club and with its name beside it. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <ol className={styles.timeline}>
      {events.map((event) => (
        <Event key={event.id} event={event} />
      ))}
    </ol>
  );
}
