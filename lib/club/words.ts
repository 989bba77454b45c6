import { de } from '../text/elision';
import { cardinal } from '../text/number-words';

/** `2024 (actualment)`, `2012`, `1994-1997`. */
export function formatPeriod(from: number, to: number | null): string {
  if (to === null) return `${from} (actualment)`;
  return from === to ? String(from) : `${from}-${to}`;
}

/** `1999-2001, 2005-2006`. Throws a RangeError if lengths differ. */
export function formatPeriods(from: readonly number[], to: readonly (number | null)[]): string {
  if (from.length !== to.length) throw new RangeError('A period lacks its start or its end');
  return from.map((start, index) => formatPeriod(start, to[index] ?? null)).join(', ');
}

export function seasonsOf(title: string): string {
  return `${title}, per temporades`;
}

/** `ofClub` follows «de». */
export function boardDescription(title: string, ofClub: string, season: string, current: boolean): string {
  return `${title} ${ofClub}, temporada ${season}: qui en ${current ? 'forma' : 'formava'} part, amb quins càrrecs i en quins equips.`;
}

export function portraitOf(name: string): string {
  return `Retrat ${de(name)}`;
}

/** `Les quatre èpoques`. */
export function allEras(count: number): string {
  return `Les ${cardinal(count, 'feminine')} èpoques`;
}
