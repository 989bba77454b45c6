import { dayAndMonth } from '@/lib/dates/formats';
import { formatListQuery } from '@/lib/diades/address/list-query';
import type { Remembrance } from './anniversaries';
import { alsoThatDay } from './words';

/** The texts of what is remembered, a piece for each place of the page that shows it. */
export type RememberedParts = {
  readonly date: string;
  readonly year: string;
  readonly reason: string;
  readonly towers: string;
  readonly names: string;
  /** The other diades of that calendar day; empty when there is none. */
  readonly others: string;
  /** Route of the list with that day's diades. */
  readonly list: string;
};

/** What a page says of a remembrance; null when there is no diada to remember. `listPath` is the route of the list. */
export function rememberedParts({ diades }: Remembrance, listPath: string): RememberedParts | null {
  const [first, ...others] = diades;
  if (!first) return null;
  const { date, reason, town, towers, names } = first;
  const query = formatListQuery({ from: date, to: date, town: null, code: null });
  return {
    date: dayAndMonth(date),
    year: date.slice(0, 4),
    reason: `${reason}, ${town}`,
    towers,
    names,
    others: others.length > 0 ? alsoThatDay(others) : '',
    list: `${listPath}${query}`,
  };
}
