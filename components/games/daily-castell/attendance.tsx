import { DAILY_TEXTS } from '@/content/interface/daily-castell';
import { attendanceOf } from '@/lib/games/daily-castell/attendance';
import type { Days } from '@/lib/games/daily-castell/types';
import { attendanceText, foundIn, missedText } from '@/lib/games/daily-castell/words';
import styles from './attendance.module.css';

/** Shows how many days were played, by the number of tries. */
export function Attendance({ days, today }: { days: Days; today: string }) {
  const attendance = attendanceOf(days, today);
  const rows = [
    ...attendance.found.map((count, place) => ({
      sign: String(place + 1),
      count,
      name: foundIn(place + 1, count),
    })),
    { sign: '✕', count: attendance.missed, name: missedText(attendance.missed) },
  ];
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <div className={styles.attendance}>
      <p>
        {DAILY_TEXTS.attendance} <strong>{attendanceText(attendance)}</strong>
      </p>
      <ul className={styles.rows} aria-label={DAILY_TEXTS.distribution}>
        {rows.map(({ sign, count, name }) => (
          <li key={sign}>
            <span className={styles.name}>{name}</span>
            <span aria-hidden="true">{sign}</span>
            <span
              aria-hidden="true"
              className={styles.bar}
              data-none={count === 0}
              style={{ inlineSize: `${(100 * count) / most}%` }}
            >
              {count}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
