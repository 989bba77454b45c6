import { attempt } from '@/lib/castle-game/engine/attempt';
import { advanceDay, endPerformance } from '@/lib/castle-game/engine/days';
import { nextRound, phaseOf, totalOf } from '@/lib/castle-game/engine/performance';
import type { ActionResult } from '@/lib/castle-game/engine/refusal';
import { readyGame } from '@/lib/castle-game/engine/team';
import { PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';
import { structureOf } from '@/lib/castle-game/picker';
import { tuning } from '@/lib/castle-game/tuning';
import type { Catalogue, GameState } from '@/lib/castle-game/types';
import { addDays, dateToUtc, WEEKDAYS, weekdayOf } from '@/lib/dates/days';
import { textHash } from '@/lib/values/hash';
import { draw } from '@/lib/values/random';

/** ISO week, Monday to Sunday: `2026-W47`. */
export type Week = string;

const DAYS = 7;
const DAY_MS = 86_400_000;

/** Days since Monday, 0 to 6. */
const sinceMonday = (date: string): number => (WEEKDAYS.indexOf(weekdayOf(date)) + DAYS - 1) % DAYS;

/** `date` is `YYYY-MM-DD`. The year is that of the week's Thursday. */
export function weekOf(date: string): Week {
  const thursday = addDays(date, 3 - sinceMonday(date));
  const year = thursday.slice(0, 4);
  const days = (dateToUtc(thursday) - dateToUtc(`${year}-01-01`)) / DAY_MS;
  return `${year}-W${String(1 + Math.floor(days / DAYS)).padStart(2, '0')}`;
}

/** True for an existing week, from 2000 on. */
export function isWeek(text: string): boolean {
  const match = /^(\d{4})-W(\d\d)$/.exec(text);
  if (!match || text < '2000') return false;
  return weekOf(mondayOf(text)) === text;
}

export function mondayOf(week: Week): string {
  const fourth = `${week.slice(0, 4)}-01-04`;
  return addDays(fourth, DAYS * (Number(week.slice(6)) - 1) - sinceMonday(fourth));
}

/** Increase when the same choices give another result. The hash covers the odds. */
const ENGINE = 1;

const versions = new WeakMap<Catalogue, string>();

/** Part of every seed and code: `ENGINE` and seven base-36 digits of hash. */
export function rulesVersion(catalogue: Catalogue): string {
  const known = versions.get(catalogue);
  if (known !== undefined) return known;
  const version = `${ENGINE}${textHash(JSON.stringify([...catalogue.values()]))
    .toString(36)
    .padStart(7, '0')}`;
  versions.set(catalogue, version);
  return version;
}

export const CHALLENGE_PERFORMANCES = 10;

export type Challenge = {
  readonly week: Week;
  /** With the week, they determine the whole game. */
  readonly choices: readonly string[];
  readonly game: GameState;
};

const FIRST_THURSDAY = '2023-09-21';

function knowledgeOf(seed: number): (code: string) => number {
  const { least, most } = tuning.challenge.knowledge;
  return (code) => least + (most - least) * draw(seed ^ textHash(structureOf(code))).value;
}

export function startChallenge(catalogue: Catalogue, week: Week): Challenge {
  const seed = textHash(`${rulesVersion(catalogue)} ${week}`);
  const { least, most } = tuning.challenge.members;
  const members = least + Math.floor(draw(seed ^ textHash('members')).value * (most - least + 1));
  const today = { type: 'performance', done: false } as const;
  const knowledge = knowledgeOf(seed);
  const game = readyGame(catalogue, { seed, members, date: FIRST_THURSDAY, today, knowledge });
  return { week, choices: [], game };
}

export const performancesDone = ({ game }: Challenge): number => game.team.history.length;

export const isChallengeOver = (challenge: Challenge): boolean =>
  performancesDone(challenge) >= CHALLENGE_PERFORMANCES;

export const challengeScore = ({ game }: Challenge): number =>
  game.team.history.reduce((sum, { points }) => sum + points, 0) + totalOf(game.rounds);

export function chooseTower(challenge: Challenge, code: string): ActionResult<Challenge> {
  if (isChallengeOver(challenge)) return { ok: false, reason: { kind: 'performance over' } };
  const result = attempt(challenge.game, code, 0);
  if (!result.ok) return result;
  const choices = [...challenge.choices, code];
  return { ok: true, state: { ...challenge, choices, game: result.state } };
}

function toNextPerformance(game: GameState): GameState {
  let state = game;
  do {
    const next = advanceDay(state);
    if (!next.ok) return state;
    state = next.state;
  } while (state.team.today.type !== 'performance' || state.team.attendees < PERFORMANCE_ATTENDEES);
  return state;
}

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
