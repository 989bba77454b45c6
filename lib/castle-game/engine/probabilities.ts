import type { Chances } from '@/lib/castle-game/catalogue/types';
import type { GameOutcome } from '@/lib/castle-game/outcomes';
import type { Stats } from '@/lib/castle-game/types';
import { towerOf } from './tower-of';

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

/** Some chances with the part of others that `leaning` and `share` (both 0 to 1) let through. */
const added = ([a, b, c, d]: Chances, below: Chances, leaning: number, share: number): Chances => [
  a + below[0] * leaning * share,
  b + below[1] * leaning * share,
  c + below[2] * leaning * share,
  d + below[3] * leaning * share,
];

/** `seen` holds what is already worked out: towers lean on the same ones in several ways. */
function mix(stats: Stats, code: string, seen: Map<string, Chances>): Chances {
  const done = seen.get(code);
  if (done) return done;
  const odds = towerOf(stats, code)?.odds;
  if (!odds) return NONE;
  const { own, leaning, dependencies } = odds;
  const alone = 1 - leaning;
  let mixed: Chances = [own[0] * alone, own[1] * alone, own[2] * alone, own[3] * alone];
  let most = 1;
  for (const name in dependencies) {
    const share = dependencies[name] ?? 0;
    const below = mix(stats, name, seen);
    mixed = added(mixed, below, leaning, share);
    // All of what it leans on is this tower.
    if (share === 1) most = below[0];
  }
  const chances = limited(mixed, most);
  seen.set(code, chances);
  return chances;
}

/**
 * Chances of the four outcomes for a tower: its share of what it leans on plus the rest of its own, all the way
 * down. A tower that leans on one other alone is never likelier than that one to be descarregat.
 * A tower that the game lacks has none (four zeros). Changes nothing.
 */
export const chancesOf = (stats: Stats, code: string): Chances => mix(stats, code, new Map());

/** The outcome that a drawn number (0 to less than 1) falls on. */
export function outcomeFor([descarregat, carregat, intent, desmuntat]: Chances, value: number): GameOutcome {
  if (value < descarregat) return 'descarregat';
  if (value < descarregat + carregat) return 'carregat';
  // Rounding can leave the sum a hair below 1: what is left falls on the last outcome that is possible at all.
  return value < descarregat + carregat + intent || desmuntat === 0 ? 'intent' : 'intent desmuntat';
}
