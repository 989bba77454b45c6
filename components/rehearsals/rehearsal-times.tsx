import { rehearsals } from '@/content/rehearsals';
import styles from './rehearsal-times.module.css';

/** When and where the club rehearses each week. */
export function RehearsalTimes() {
  return (
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
          <p className={styles.detail}>{place.howToGet}</p>
          <p className={styles.detail}>{place.notes}</p>
        </li>
      ))}
    </ul>
  );
}
