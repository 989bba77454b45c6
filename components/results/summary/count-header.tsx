import { COUNT_COLUMNS } from '@/content/interface/seasons';
import styles from './season-panels.module.css';

/** A column heading that is short on a phone. Screen readers always read the whole word. */
export function CountHeader({ column }: { column: keyof typeof COUNT_COLUMNS }) {
  const { full, short } = COUNT_COLUMNS[column];
  return (
    <th scope="col" data-numeric>
      <span className={styles.full}>{full}</span>
      <span className={styles.short} aria-hidden="true">
        {short}
      </span>
    </th>
  );
}
