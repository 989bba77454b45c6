'use client';

import { useMemo, useState } from 'react';
import { COLUMN_NAMES } from '@/content/interface/results';
import { compareCatalan } from '@/lib/text/catalan';
import table from './diada-table.module.css';
import styles from './sort.module.css';

export type Direction = 'ascending' | 'descending';

/** Sort value of each column, and its initial direction. */
export type Columns<T, C extends string> = Readonly<
  Record<C, { readonly value: (row: T) => string | number; readonly first: Direction }>
>;

export type Sort<C extends string> = {
  readonly column: C;
  readonly direction: Direction;
  readonly sortBy: (column: C) => void;
};

/**
 * Sort state of a table, initially `before` if valid, otherwise `start`. Sorting by the current column reverses it.
 */
export function useSort<T, C extends string>(
  columns: Columns<T, C>,
  start: NoInfer<C>,
  before?: { readonly column: string; readonly direction: string },
): Sort<C> {
  const [{ column, direction }, setSort] = useState<{ column: C; direction: Direction }>(() => ({
    column: before && isColumn(columns, before.column) ? before.column : start,
    direction: isDirection(before?.direction) ? before.direction : columns[start].first,
  }));
  // Memoized tables depend on its identity.
  return useMemo(() => {
    const sortBy = (next: C) =>
      setSort((now) => ({
        column: next,
        direction: now.column === next ? opposite(now.direction) : columns[next].first,
      }));
    return { column, direction, sortBy };
  }, [columns, column, direction]);
}

export function useSorted<T, C extends string>(
  rows: readonly T[],
  columns: Columns<T, C>,
  { column, direction }: Sort<C>,
): readonly T[] {
  return useMemo(() => sortRows(rows, columns[column].value, direction), [rows, columns, column, direction]);
}

function isColumn<C extends string>(columns: Readonly<Record<C, unknown>>, name: string): name is C {
  return Object.hasOwn(columns, name);
}

function isDirection(name: string | undefined): name is Direction {
  return name === 'ascending' || name === 'descending';
}

function opposite(direction: Direction): Direction {
  return direction === 'ascending' ? 'descending' : 'ascending';
}

type Heading = keyof typeof COLUMN_NAMES;

const NUMERIC: readonly Heading[] = ['position', 'points', 'descarregats', 'carregats'];

type SortHeadProps<C extends Heading> = {
  className?: string | undefined;
  /** In the order of the table. That of towers does not sort. */
  columns: readonly (C | 'towers')[];
  sort: Sort<C>;
};

export function SortHead<C extends Heading>({ className, columns, sort }: SortHeadProps<C>) {
  return (
    <thead className={className}>
      <tr>
        {columns.map((column) => {
          const direction = sort.column === column ? sort.direction : undefined;
          return column === 'towers' ? (
            <th key={column} scope="col" className={table.towersHead}>
              {COLUMN_NAMES.towers}
            </th>
          ) : (
            <th
              key={column}
              scope="col"
              aria-sort={direction ?? 'none'}
              data-numeric={NUMERIC.includes(column) || undefined}
            >
              <button type="button" className={styles.sort} onClick={() => sort.sortBy(column)}>
                {column === 'position' ? <Position /> : COLUMN_NAMES[column]}
                <span
                  className={`keep-colours ${styles.arrow}`}
                  data-direction={direction}
                  aria-hidden="true"
                />
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const Position = () => (
  <>
    <span className="visually-hidden">{COLUMN_NAMES.position}</span>
    <span aria-hidden="true">#</span>
  </>
);

/** Numbers are faster to compare than text. */
export function dateValue(date: string): number {
  return Number(date.replaceAll('-', ''));
}

/** Sorts numbers by value and text in Catalan order. Equal rows keep their order in both directions. */
export function sortRows<T>(
  rows: readonly T[],
  value: (row: T) => string | number,
  direction: Direction = 'ascending',
): T[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => sign * compareValues(value(one), value(other)));
}

function compareValues(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return compareCatalan(String(one), String(other));
}
