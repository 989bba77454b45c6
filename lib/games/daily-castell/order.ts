import { seededRandom } from '@/lib/random/generator';
import { shuffle } from '@/lib/random/pick';
import { dayNumber } from './calendar';
import type { DailyCatalogue, DailyTower } from './types';

const WEEK = 7;
/** Arbitrary, but changing it changes the tower of every day. */
const SEED = 20_260_914;

/** The same for all users. Throws with fewer than seven towers. */
export function castellOf(catalogue: DailyCatalogue, date: string): DailyTower {
  const day = dayNumber(date) - 1;
  const turns = turnsOf(catalogue)[modulo(day, WEEK)] ?? [];
  const tower = turns[modulo(Math.floor(day / WEEK), turns.length)];
  if (tower === undefined) throw new Error('A castell of the day needs seven towers at least.');
  return tower;
}

const orders = new WeakMap<DailyCatalogue, readonly (readonly DailyTower[])[]>();

/** Monday first. */
function turnsOf(catalogue: DailyCatalogue): readonly (readonly DailyTower[])[] {
  const known = orders.get(catalogue) ?? dealt(catalogue.towers);
  orders.set(catalogue, known);
  return known;
}

/**
 * Monday has the best known towers, Sunday the rarest and the remainder. A tower repeats only after all others of its
 * weekday.
 */
function dealt(towers: readonly DailyTower[]): readonly (readonly DailyTower[])[] {
  const random = seededRandom(SEED);
  const each = Math.floor(towers.length / WEEK);
  return Array.from({ length: WEEK }, (_, day) => {
    const end = day === WEEK - 1 ? towers.length : (day + 1) * each;
    return shuffle(towers.slice(day * each, end), random);
  });
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;
