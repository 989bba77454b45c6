import type { ComponentProps } from 'react';
import { COUNT_COLUMNS } from '@/content/interface/seasons';
import styles from './season-panels.module.css';

type ShortHeaderProps = Pick<ComponentProps<'th'>, 'scope' | 'colSpan'> & { full: string; short: string };

/** A column heading that is short on a phone. Screen readers always read the whole word. */
export function ShortHeader({ full, short, ...cell }: ShortHeaderProps) {
  return (
    <th scope="col" {...cell} data-numeric>
      <span className={styles.full}>{full}</span>
      <span className={`hidden ${styles.short}`} aria-hidden="true">
        {short}
      </span>
    </th>
  );
}

export const CountHeader = ({ column }: { column: keyof typeof COUNT_COLUMNS }) => (
  <ShortHeader {...COUNT_COLUMNS[column]} />
);
