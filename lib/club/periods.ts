/** One period in years: `2024 (actualment)`, `2012` or `1994-1997`. */
export function formatPeriod(from: number, to: number | null): string {
  if (to === null) return `${from} (actualment)`;
  return from === to ? String(from) : `${from}-${to}`;
}

/**
 * Several periods joined by commas: `1999-2001, 2005-2006`.
 * `from` and `to` go in pairs; a start without its end throws a RangeError, for it is a mistake in the content.
 */
export function formatPeriods(from: readonly number[], to: readonly (number | null)[]): string {
  if (from.length !== to.length) throw new RangeError('A period lacks its start or its end');
  return from.map((start, index) => formatPeriod(start, to[index] ?? null)).join(', ');
}
