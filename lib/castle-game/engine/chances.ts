import type { Chances, Odds, Stats, TowerStat } from '@/lib/castle-game/types';
import type { GameOutcome } from '@/lib/castle-game/vocabulary';
import { towerOf } from './team';

/** Chance of descarregat from which there is little left to learn. */
export const LEARNT = 0.8;

const NONE: Chances = [0, 0, 0, 0];

function limited(chances: Chances, most: number): Chances {
  const [descarregat, carregat, intent, desmuntat] = chances;
  if (descarregat <= most) return chances;
  const rest = carregat + intent + desmuntat;
  if (rest === 0) return [most, 1 - most, 0, 0];
  const factor = (1 - most) / rest;
  return [most, carregat * factor, intent * factor, desmuntat * factor];
}

const added = ([a, b, c, d]: Chances, below: Chances, leaning: number, share: number): Chances => [
  a + below[0] * leaning * share,
  b + below[1] * leaning * share,
  c + below[2] * leaning * share,
  d + below[3] * leaning * share,
];

const isUnloaded = (stat: TowerStat | undefined): boolean =>
  stat === undefined || stat.attempts.some(({ outcome }) => outcome === 'descarregat');

/** Returns the tower that must be descarregat before the dependencies count, if it has not been. */
export function missingFor(stats: Stats, { requires }: Odds): string | undefined {
  return requires === undefined || isUnloaded(towerOf(stats, requires.code)) ? undefined : requires.code;
}

/**
 * A tower is never likelier than its only dependency. Returns the tower that limits this one, or the lowest one of a
 * chain of such limits: only its rehearsals raise them all. `undefined` if more rehearsals of the tower itself help.
 */
export function limitOf(stats: Stats, code: string): string | undefined {
  const [only, ...others] = Object.keys(towerOf(stats, code)?.odds.dependencies ?? {});
  if (only === undefined || others.length > 0) return undefined;
  const isLimited = chancesOf(stats, only)[0] <= chancesOf(stats, code)[0];
  return isLimited ? (limitOf(stats, only) ?? only) : undefined;
}

function mix(stats: Stats, code: string, seen: Map<string, Chances>): Chances {
  const done = seen.get(code);
  if (done) return done;
  const odds = towerOf(stats, code)?.odds;
  if (!odds) return NONE;
  const { own, dependencies } = odds;
  const isClosed = missingFor(stats, odds) !== undefined;
  const leaning = isClosed ? 0 : odds.leaning;
  const alone = 1 - leaning;
  let mixed: Chances = [own[0] * alone, own[1] * alone, own[2] * alone, own[3] * alone];
  let most = isClosed ? (odds.requires?.most ?? 1) : 1;
  for (const name in dependencies) {
    const share = dependencies[name] ?? 0;
    const below = mix(stats, name, seen);
    mixed = added(mixed, below, leaning, share);
    // `name` is the only dependency.
    if (share === 1) most = Math.min(most, below[0]);
  }
  const chances = limited(mixed, most);
  seen.set(code, chances);
  return chances;
}

/**
 * Mixes own chances with those of the dependencies, recursively. Descarregat is never likelier than in a
 * single dependency. Returns zeros for an unknown tower. Pass one `seen` for many towers of the same stats.
 */
export const chancesOf = (stats: Stats, code: string, seen = new Map<string, Chances>()): Chances =>
  mix(stats, code, seen);

/** `value` is random, from 0 to less than 1. */
export function outcomeFor([descarregat, carregat, intent, desmuntat]: Chances, value: number): GameOutcome {
  if (value < descarregat) return 'descarregat';
  if (value < descarregat + carregat) return 'carregat';
  // If rounding leaves the sum below 1, the last possible outcome takes the rest.
  return value < descarregat + carregat + intent || desmuntat === 0 ? 'intent' : 'intent desmuntat';
}

const clip = (value: number, [min, max]: Odds['caps']): number => Math.min(max, Math.max(min, value));

export function learn(own: Chances, { caps, multipliers }: Odds, outcome: GameOutcome): Chances {
  const by = multipliers[outcome];
  const a = clip(clip(own[0], caps) * by[0], caps);
  const b = clip(clip(own[1], caps) * by[1], caps);
  const c = clip(clip(own[2], caps) * by[2], caps);
  const d = clip(clip(own[3], caps) * by[3], caps);
  const total = a + b + c + d;
  return [a / total, b / total, c / total, d / total];
}
