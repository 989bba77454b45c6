import type { CSSProperties } from 'react';
import { DrawnTower } from '@/components/shared/drawn-tower/drawn-tower';
import { Photo } from '@/components/ui/text/photo';
import { Spans } from '@/components/ui/text/prose';
import { NO_DATE } from '@/content/interface/club';
import { EMPTY_TEXTS } from '@/content/interface/pages';
import type { TimelineClub, TimelineEvent } from '@/lib/club/types';
import { formatPartialDate, isoPartialDate } from '@/lib/dates/formats';
import styles from './timeline.module.css';

function EventPicture({ image }: { image: NonNullable<TimelineEvent['image']> }) {
  return (
    <div className={styles.picture}>
      {'code' in image ? (
        <DrawnTower code={image.code} kind="thumbnail" />
      ) : (
        <Photo link={image.link} alt={image.alt} sizes="12rem" />
      )}
    </div>
  );
}

function Event({ event, club }: { event: TimelineEvent; club: TimelineClub }) {
  const { id, date, title, description, image } = event;
  // `CSSProperties` does not allow custom properties.
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
            <span className={styles.date}>{NO_DATE}</span>
          )}
          <span className={styles.club}>{club.name}</span>
        </p>
        <h2 className={styles.title}>{title}</h2>
        <p>
          <Spans text={description} />
        </p>
      </div>
      {image && <EventPicture image={image} />}
    </li>
  );
}

type TimelineProps<ClubKey extends string> = {
  events: readonly TimelineEvent<ClubKey>[];
  clubs: Readonly<Record<ClubKey, TimelineClub>>;
};

export function Timeline<ClubKey extends string>({ events, clubs }: TimelineProps<ClubKey>) {
  if (events.length === 0) return <p>{EMPTY_TEXTS.history}</p>;
  return (
    <ol className={`keep-colours ${styles.timeline}`}>
      {events.map((event) => (
        <Event key={event.id} event={event} club={clubs[event.color]} />
      ))}
    </ol>
  );
}
