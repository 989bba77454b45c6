import { attempt } from './engine/attempt';
import { nextRound, phaseOf } from './engine/performance';
import type { ActionResult } from './engine/refusal';
import { readyGame } from './engine/team';
import { REHEARSAL_ATTEMPTS } from './limits';
import type { Catalogue, GameState, Today } from './types';
import type { Context, GameOutcome } from './vocabulary';

/** One performance or rehearsal of a ready team, never saved. */
export type QuickGame = {
  readonly game: GameState;
  /** Oldest first. */
  readonly last: readonly GameOutcome[];
};

const OUTCOMES_SHOWN = 5;

/** `seed` determines all chance. */
export function startQuick(catalogue: Catalogue, mode: Context, seed: number): QuickGame {
  const members = Math.max(...[...catalogue.values()].map(({ people }) => people));
  const today: Today =
    mode === 'rehearsal' ? { type: mode, attemptsLeft: REHEARSAL_ATTEMPTS } : { type: mode, done: false };
  return { game: readyGame(catalogue, { seed, members, today }), last: [] };
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
