import { Embed } from '@/components/shared/embed/embed';
import { PastNotice } from '@/components/shared/past-notice';
import { rehearsals } from '@/content/calendar/rehearsals';
import { rehearsalSeason } from '@/content/calendar/season';
import { mapTitle, pastRehearsals, REHEARSAL_TEXTS } from '@/content/interface/calendar';
import styles from './rehearsal-times.module.css';

/** `built`: date of the build. */
export function RehearsalTimes({ built, maps = false }: { built: string; maps?: boolean }) {
  return (
    <>
      <PastNotice
        day={rehearsalSeason.to}
        built={built}
        text={pastRehearsals(rehearsalSeason)}
        ask={REHEARSAL_TEXTS.ask}
      />
      <ul className={styles.times}>
        {rehearsals.map(({ id, weekday, from, to, place }) => (
          <li key={id} className={styles.time}>
            <h3 className={styles.day}>{weekday}</h3>
            <p className={styles.hours}>
              <time dateTime={from}>{from}</time>–<time dateTime={to}>{to}</time>
            </p>
            <p>
              <strong>{place.name}</strong>
              <br />
              {place.address}
            </p>
            <p className="note">{place.howToGet}</p>
            <p className="note">{place.notes}</p>
            {maps && (
              <div className={styles.map} data-only="screen">
                <Embed kind="mapes" title={mapTitle(weekday, from)} src={place.map.src} height={256} />
                <a
                  href={place.map.link}
                  className={styles.mapLink}
                  aria-label={`${REHEARSAL_TEXTS.openMap}: ${place.name}`}
                >
                  {REHEARSAL_TEXTS.openMap}
                </a>
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
