import type { Chances } from '@/lib/castle-game/catalogue/types';
import type { GameOutcome } from '@/lib/castle-game/outcomes';
import type { Stats } from '@/lib/castle-game/types';
import { towerOf } from './tower-of';

/** A team's stats never change in place, so what was worked out from them stays true as long as they live. */
const known = new WeakMap<Stats, Map<string, Chances>>();

const NONE: Chances = [0, 0, 0, 0];

/** Lowers descarregat to `most` and hands the difference to the other outcomes, in their proportion. */
function limited(chances: Chances, most: number): Chances {
  const [descarregat, carregat, intent, desmuntat] = chances;
  if (descarregat <= most) return chances;
  const rest = carregat + intent + desmuntat;
  if (rest === 0) return [most, 1 - most, 0, 0];
  const factor = (1 - most) / rest;
  return [most, carregat * factor, intent * factor, desmuntat * factor];
}

function mix(stats: Stats, code: string, seen: Map<string, Chances>): Chances {
  const done = seen.get(code);
  if (done) return done;
  const odds = towerOf(stats, code)?.odds;
  if (!odds) return NONE;
  const own = odds.own;
  if (odds.leaning === 0) {
    seen.set(code, own);
    return own;
  }
  const weight = odds.leaning;
  let [a, b, c, d] = [
    own[0] * (1 - weight),
    own[1] * (1 - weight),
    own[2] * (1 - weight),
    own[3] * (1 - weight),
  ];
  let only = 1;
  for (const name in odds.dependencies) {
    const share = odds.dependencies[name] ?? 0;
    const below = mix(stats, name, seen);
    a += below[0] * weight * share;
    b += below[1] * weight * share;
    c += below[2] * weight * share;
    d += below[3] * weight * share;
    only = share === 1 ? below[0] : 1;
  }
  const chances = limited([a, b, c, d], only);
  seen.set(code, chances);
  return chances;
}

/**
 * Chances of the four outcomes for a tower: its share of what it leans on plus the rest of its own, all the way
 * down. A tower that leans on one other alone is never likelier than that one to be descarregat.
 * A tower that the game lacks has none (four zeros). Changes nothing.
 */
export function chancesOf(stats: Stats, code: string): Chances {
  let seen = known.get(stats);
  if (!seen) {
    seen = new Map();
    known.set(stats, seen);
  }
  return mix(stats, code, seen);
}

/** The same chances for a state that is about to be left behind: remembering them would cost more than they do. */
export const passingChances = (stats: Stats, code: string): Chances => mix(stats, code, new Map());

/** The outcome that a drawn number (0 to less than 1) falls on. */
export function outcomeFor([descarregat, carregat, intent, desmuntat]: Chances, value: number): GameOutcome {
  if (value < descarregat) return 'descarregat';
  if (value < descarregat + carregat) return 'carregat';
  // Rounding can leave the sum a hair below 1: what is left falls on the last outcome that is possible at all.
  return value < descarregat + carregat + intent || desmuntat === 0 ? 'intent' : 'intent desmuntat';
}
