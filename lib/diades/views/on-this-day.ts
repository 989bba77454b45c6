/** Anything with a calendar date: a diada, or what a page keeps of it. */
import { dayOfYear } from '@/lib/dates/calendar-date';

type Dated = { readonly date: string };

export type OnThisDay<D extends Dated> = {
  /** Days between today and the calendar day found; 0 is today itself. */
  readonly distance: number;
  /** The diades of that calendar day in any year up to today, the latest first; empty when there is none at all. */
  readonly diades: readonly D[];
};

const YEAR = 366;

/** The diades of this calendar day, or of the nearest that has any; of two as near, the one just past. */
export function onThisDay<D extends Dated>(diades: readonly D[], today: string): OnThisDay<D> {
  const past = diades.filter(({ date }) => date <= today);
  const day = dayOfYear(today);
  let best: { distance: number; day: number } | undefined;
  for (const { date } of past) {
    const candidate = dayOfYear(date);
    const before = (day - candidate + YEAR) % YEAR;
    const distance = Math.min(before, YEAR - before);
    const justPast = distance === before;
    if (!best || distance < best.distance || (distance === best.distance && justPast))
      best = { distance, day: candidate };
  }
  if (!best) return { distance: 0, diades: [] };
  const { day: found, distance } = best;
  const same = past.filter(({ date }) => dayOfYear(date) === found);
  return { distance, diades: same.sort((one, other) => (one.date < other.date ? 1 : -1)) };
}
