'use client';

import { useMemo, useState } from 'react';
import { type Direction, sortRows } from '@/lib/diades/views/sort';

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
  const sortBy = (next: C) =>
    setSort((now) => ({
      column: next,
      direction: now.column === next ? opposite(now.direction) : columns[next].first,
    }));
  return { column, direction, sortBy };
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
