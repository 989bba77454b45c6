import { de } from '../text/elision';
import { cardinal } from '../text/number-words';

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

/** Name of the links to the boards of a page. */
export function seasonsOf(title: string): string {
  return `${title}, per temporades`;
}

/** What search engines are told of a board of one season; `ofClub` is the club's name after «de». */
export function boardDescription(title: string, ofClub: string, season: string, current: boolean): string {
  return `${title} ${ofClub}, temporada ${season}: qui en ${current ? 'forma' : 'formava'} part, amb quins càrrecs i en quins equips.`;
}

/** Text alternative of a photo of somebody. */
export function portraitOf(name: string): string {
  return `Retrat ${de(name)}`;
}

/** Name of the links to the ages of the club: `Les quatre èpoques`. */
export function allEras(count: number): string {
  return `Les ${cardinal(count, 'feminine')} èpoques`;
}
