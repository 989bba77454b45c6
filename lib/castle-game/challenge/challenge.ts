import type { Catalogue } from '@/lib/castle-game/catalogue/types';
import { advanceDay } from '@/lib/castle-game/engine/advance-day';
import { attempt } from '@/lib/castle-game/engine/attempt';
import { endPerformance } from '@/lib/castle-game/engine/end-performance';
import { newTeam } from '@/lib/castle-game/engine/new-team';
import { nextRound } from '@/lib/castle-game/engine/next-round';
import { phaseOf, totalOf } from '@/lib/castle-game/engine/performance';
import { readyStats } from '@/lib/castle-game/engine/ready-team';
import type { ActionResult } from '@/lib/castle-game/engine/refusal';
import { PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';
import { structureOf } from '@/lib/castle-game/picker/groups';
import { tuning } from '@/lib/castle-game/tuning';
import type { GameState } from '@/lib/castle-game/types';
import { draw } from '@/lib/random/generator';
import { hashOf, rulesVersion } from './version';
import type { Week } from './week';

const CHALLENGE_LENGTHS = { long: 10, short: 1 } as const;
export type ChallengeLength = keyof typeof CHALLENGE_LENGTHS;

/** Team and seed are the same for all players of a week. */
export type Challenge = {
  readonly week: Week;
  readonly length: ChallengeLength;
  /** With the week, they determine the whole game. */
  readonly choices: readonly string[];
  readonly game: GameState;
};

const FIRST_THURSDAY = '2023-09-21';

/** First times without a known day. */
const KNOWN = { performance: { carregat: null, descarregat: null } } as const;

/** Factor of `ready` for the towers of each structure. */
function knowledgeOf(seed: number): (code: string) => number {
  const { least, most } = tuning.challenge.knowledge;
  return (code) => least + (most - least) * draw(seed ^ hashOf(structureOf(code))).value;
}

export function startChallenge(catalogue: Catalogue, week: Week, length: ChallengeLength): Challenge {
  const seed = hashOf(`${rulesVersion(catalogue)} ${week}`);
  const { team, rounds } = newTeam(catalogue, { name: '', color: '', seed });
  const { least, most } = tuning.challenge.members;
  const members = least + Math.floor(draw(seed ^ hashOf('members')).value * (most - least + 1));
  const stats = readyStats(team.stats, knowledgeOf(seed));
  const today = { type: 'performance', done: false } as const;
  // A ready team has crowned every tower before.
  const firsts = Object.fromEntries(Object.keys(stats).map((code) => [code, KNOWN]));
  const ready = { ...team, stats, members, attendees: members, date: FIRST_THURSDAY, today, firsts };
  return { week, length, choices: [], game: { team: ready, rounds } };
}

export const performancesDone = ({ game }: Challenge): number => game.team.history.length;

export const performancesOf = ({ length }: Challenge): number => CHALLENGE_LENGTHS[length];

export const isChallengeOver = (challenge: Challenge): boolean =>
  performancesDone(challenge) >= performancesOf(challenge);

/** Includes the rounds of the current performance. */
export const challengeScore = ({ game }: Challenge): number =>
  game.team.history.reduce((sum, { points }) => sum + points, 0) + totalOf(game.rounds);

/** The result is shown until `continueChallenge`. */
export function chooseTower(challenge: Challenge, code: string): ActionResult<Challenge> {
  if (isChallengeOver(challenge)) return { ok: false, reason: { kind: 'performance over' } };
  const result = attempt(challenge.game, code, 0);
  if (!result.ok) return result;
  const choices = [...challenge.choices, code];
  return { ok: true, state: { ...challenge, choices, game: result.state } };
}

/** Advances, without rehearsals, to the next performance day with enough attendees. */
function toNextPerformance(game: GameState): GameState {
  let state = game;
  do {
    const next = advanceDay(state);
    if (!next.ok) return state;
    state = next.state;
  } while (state.team.today.type !== 'performance' || state.team.attendees < PERFORMANCE_ATTENDEES);
  return state;
}

/** Continues to the next round or performance. */
export function continueChallenge(challenge: Challenge): ActionResult<Challenge> {
  const next = nextRound(challenge.game);
  if (!next.ok) return next;
  if (phaseOf(next.state) !== 'over') return { ok: true, state: { ...challenge, game: next.state } };
  const ended = endPerformance(next.state, 0);
  if (!ended.ok) return ended;
  const after = { ...challenge, game: ended.state };
  return {
    ok: true,
    state: isChallengeOver(after) ? after : { ...after, game: toNextPerformance(ended.state) },
  };
}
