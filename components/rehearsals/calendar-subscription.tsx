import { pauses } from '@/content/calendar/pauses';
import { rehearsalSeason } from '@/content/calendar/season';
import { spanOfDays, weekdayAndDay } from '@/lib/dates/formats';
import { asset } from '@/lib/site/address';
import { CalendarAddress, SubscribeLink } from './calendar-address';
import styles from './calendar-subscription.module.css';

const file = '/assajos.ics';

/** Ways to have the rehearsals in one's own calendar, and the days without one. */
export function CalendarSubscription() {
  return (
    <div className={styles.subscription}>
      <p>
        Els assajos de tot el curs, del {weekdayAndDay(rehearsalSeason.from).split(', ')[1]} al{' '}
        {weekdayAndDay(rehearsalSeason.to).split(', ')[1]}, amb els dies de festa ja descomptats. Si t'hi
        subscrius, els canvis t'arribaran sols.
      </p>
      <ul className={styles.ways}>
        <li>
          <SubscribeLink file={file}>Subscriu-t'hi des del teu calendari</SubscribeLink>
        </li>
        <li>
          <a href={asset(file)} download>
            Descarrega'n el fitxer (.ics)
          </a>
        </li>
      </ul>
      <p className={styles.address}>
        També pots enganxar aquesta adreça al teu calendari: <CalendarAddress file={file} />
      </p>
      <details className={styles.pauses}>
        <summary>Dies sense assaig</summary>
        <ul>
          {pauses.map(({ from, to, reason }) => (
            <li key={from}>
              {reason}: {spanOfDays(from, to)}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
