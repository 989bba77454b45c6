import { compareCatalan } from '@/lib/text/collator';

export type Direction = 'ascending' | 'descending';

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
