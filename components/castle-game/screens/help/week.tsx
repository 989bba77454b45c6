import { HELP_TEXTS } from '@/content/interface/castle-game/help';
import styles from './week.module.css';

const { title, days } = HELP_TEXTS.week;

export function Week() {
  return (
    <section aria-labelledby="setmana" className={styles.week}>
      <h3 id="setmana">{title}</h3>
      <ol className={styles.days}>
        {days.map(({ day, about, comes }) => (
          <li key={day}>
            <h4>{day}</h4>
            <p>{about}</p>
            <p className={styles.comes}>{comes}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
