import type { ReactNode } from 'react';
import styles from './sort-header.module.css';
import type { Sort } from './use-sort';

type SortHeaderProps<C extends string> = {
  column: C;
  sort: Sort<C>;
  numeric?: boolean;
  children: ReactNode;
};

export function SortHeader<C extends string>({ column, sort, numeric, children }: SortHeaderProps<C>) {
  const direction = sort.column === column ? sort.direction : undefined;
  return (
    <th scope="col" aria-sort={direction ?? 'none'} data-numeric={numeric || undefined}>
      <button type="button" className={styles.sort} onClick={() => sort.sortBy(column)}>
        {children}
        <span className={styles.arrow} data-direction={direction} aria-hidden="true" />
      </button>
    </th>
  );
}
