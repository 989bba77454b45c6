import { alsoThatDay } from '@/content/interface/on-this-day';
import type { Remembrance } from '@/lib/calendar/anniversaries';
import { dayAndMonth } from '@/lib/dates/formats';
import { dayQuery } from '@/lib/results/query';

type RememberedParts = {
  readonly date: string;
  readonly year: string;
  readonly reason: string;
  readonly towers: string;
  readonly names: string;
  readonly others: string;
  readonly list: string;
};

/** Returns null without diades. `listPath` is the route of the results. */
export function rememberedParts({ diades }: Remembrance, listPath: string): RememberedParts | null {
  const [first, ...others] = diades;
  if (!first) return null;
  const { date, reason, town, towers, names } = first;
  return {
    date: dayAndMonth(date),
    year: date.slice(0, 4),
    reason: `${reason}, ${town}`,
    towers,
    names,
    others: others.length > 0 ? alsoThatDay(others) : '',
    list: `${listPath}${dayQuery(date)}`,
  };
}
