import { course } from '@/content/calendar/course';
import { REHEARSAL_TEXTS } from '@/content/interface/calendar';
import { allPauses } from '@/lib/calendar/pauses';
import { courseCalendar } from '@/lib/calendar/words';
import { dayAndMonth, spanOfDays } from '@/lib/dates/formats';
import { asset } from '@/lib/site/address';
import { CalendarAddress, SubscribeLink } from './calendar-address';
import styles from './calendar-subscription.module.css';

const file = '/assajos.ics';

export function CalendarSubscription() {
  return (
    <div className={styles.subscription}>
      <p>{courseCalendar(dayAndMonth(course.season.from), dayAndMonth(course.season.to))}</p>
      <ul className={styles.ways}>
        <li>
          <SubscribeLink file={file}>{REHEARSAL_TEXTS.subscribe}</SubscribeLink>
        </li>
        <li>
          <a href={asset(file)} download>
            {REHEARSAL_TEXTS.download}
          </a>
        </li>
      </ul>
      <p className={styles.address}>
        {REHEARSAL_TEXTS.address} <CalendarAddress file={file} />
      </p>
      <details className={styles.pauses}>
        <summary>{REHEARSAL_TEXTS.pauses}</summary>
        <ul>
          {allPauses(course).map(({ from, to, reason }) => (
            <li key={from}>
              {reason}: {spanOfDays(from, to)}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
