import { compareCatalan } from '@/lib/text/collator';

export type Direction = 'ascending' | 'descending';

/** What a date is sorted by: a number, which is quicker to compare than a text. */
export function dateValue(date: string): number {
  return Number(date.replaceAll('-', ''));
}

/**
 * A sorted copy, numbers by value and texts in Catalan order; equal rows keep their order in both directions.
 * `value` tells what a row is sorted by.
 */
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
