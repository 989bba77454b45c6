import { addDays, WEEKDAYS, weekdayOf } from '@/lib/dates/days';
import { textHash } from '@/lib/values/hash';
import { draw } from '@/lib/values/random';
import { attempt } from './engine/attempt';
import { nextRound, phaseOf } from './engine/performance';
import type { ActionResult } from './engine/refusal';
import { readyGame } from './engine/team';
import { REHEARSAL_ATTEMPTS } from './limits';
import { structureOf } from './picker';
import { tuning } from './tuning';
import type { Catalogue, GameState, Today } from './types';
import type { Context, GameOutcome } from './vocabulary';

/** One performance or rehearsal of a ready team, never saved. */
export type QuickGame = {
  readonly game: GameState;
  /** Oldest first. */
  readonly last: readonly GameOutcome[];
};

const OUTCOMES_SHOWN = 5;
const WEEK = 7;

/** The Monday on or before `date`. Both are `YYYY-MM-DD`. */
export const mondayOf = (date: string): string =>
  addDays(date, -((WEEKDAYS.indexOf(weekdayOf(date)) + WEEK - 1) % WEEK));

/** The same for everybody from Monday to Sunday. */
export const weekSeed = (date: string): number => textHash(mondayOf(date));

/** From `least` to `most`. */
const between = (seed: number, of: string, { least, most }: { least: number; most: number }): number =>
  least + (most - least) * draw(seed ^ textHash(of)).value;

/** `seed` determines the team, the neighbours and all chance. */
export function startQuick(catalogue: Catalogue, mode: Context, seed: number): QuickGame {
  const { members, knowledge, firstDay, weeks } = tuning.quick;
  const today: Today =
    mode === 'rehearsal' ? { type: mode, attemptsLeft: REHEARSAL_ATTEMPTS } : { type: mode, done: false };
  const game = readyGame(catalogue, {
    seed,
    members: Math.floor(between(seed, 'members', members)),
    date: addDays(firstDay, WEEK * Math.floor(between(seed, 'day', weeks))),
    today,
    knowledge: (code) => between(seed, structureOf(code), knowledge),
  });
  return { game, last: [] };
}

/** The outcome is shown until `continueQuick`. `at`: milliseconds since 1970. */
export function attemptQuick({ game, last }: QuickGame, code: string, at: number): ActionResult<QuickGame> {
  const result = attempt(game, code, at);
  if (!result.ok) return result;
  const outcome = result.state.team.lastAttempt?.outcome;
  const outcomes = outcome ? [...last, outcome].slice(-OUTCOMES_SHOWN) : last;
  return { ok: true, state: { game: result.state, last: outcomes } };
}

export function continueQuick({ game, last }: QuickGame): ActionResult<QuickGame> {
  const result = nextRound(game);
  return result.ok ? { ok: true, state: { game: result.state, last } } : result;
}

export function isQuickOver({ game }: QuickGame): boolean {
  const { today, lastAttempt } = game.team;
  if (lastAttempt) return false;
  return today.type === 'rehearsal' ? today.attemptsLeft === 0 : phaseOf(game) === 'over';
}
