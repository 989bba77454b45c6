import { castDraft, produce } from 'immer';
import { MAX_SAVED_PERFORMANCES, PERFORMANCE_ATTENDEES, REHEARSAL_ATTEMPTS } from '@/lib/castle-game/limits';
import type { DayResult, GameState, MissedPerformance, Performance, Today } from '@/lib/castle-game/types';
import { addDays, WEEKDAYS, type Weekday, weekdayOf } from '@/lib/dates/days';
import { draw } from '@/lib/values/random';
import { membersAfter } from './members';
import { type Counted, countPerformance } from './missions';
import { phaseOf, totalOf } from './performance';
import type { ActionResult, Refusal } from './refusal';
import { seasonsOn } from './seasons';
import { waysOf } from './ways';

/** Minimum share of members, 0 to 1, on the game day after `weekday`. */
export function leastShare(weekday: Weekday, members: number): number {
  switch (weekday) {
    case 'dilluns':
      return 0.8;
    case 'dimarts':
      return members >= PERFORMANCE_ATTENDEES ? 0.9 : 0.6;
    case 'dijous':
      return 0.6;
    default:
      return 1;
  }
}

/** `value` is random, from 0 to less than 1. */
export function attendeesOf(members: number, weekday: Weekday, value: number): number {
  const least = leastShare(weekday, members);
  return Math.floor(members * (least + (1 - least) * value));
}

const TO_THURSDAY = 2;

/** Returns 0 if `weekday`, the current day, is not a game day. */
export function daysToNext(weekday: Weekday, coming: number): number {
  switch (weekday) {
    case 'dilluns':
      return 1;
    case 'dimarts':
      return coming < PERFORMANCE_ATTENDEES ? 6 : TO_THURSDAY;
    case 'dijous':
      return 4;
    default:
      return 0;
  }
}

export const dayOf = (date: string): Today =>
  weekdayOf(date) === 'dijous'
    ? { type: 'performance', done: false }
    : { type: 'rehearsal', attemptsLeft: REHEARSAL_ATTEMPTS };

export function advanceRefusal({ team, rounds }: GameState): Refusal | undefined {
  const { today, attendees, lastAttempt } = team;
  if (today.type === 'rehearsal' || today.done) return undefined;
  if (attendees < PERFORMANCE_ATTENDEES && rounds.length === 0 && !lastAttempt) return undefined;
  return { kind: 'performance to be done' };
}

export const attemptsToLose = ({ team: { today } }: GameState): number =>
  today.type === 'rehearsal' ? today.attemptsLeft : 0;

/** With too few attendees, the game skips Thursday and goes on to Monday. */
const missedAfter = (date: string, came: number): MissedPerformance | null =>
  weekdayOf(date) === 'dimarts' && came < PERFORMANCE_ATTENDEES
    ? { day: addDays(date, TO_THURSDAY), came, needed: PERFORMANCE_ATTENDEES }
    : null;

/** Attendees are drawn first, since they decide which day is next. */
export function advanceDay(state: GameState): ActionResult<GameState> {
  const reason = advanceRefusal(state);
  if (reason) return { ok: false, reason };
  const { date, members, seed } = state.team;
  const weekday = weekdayOf(date);
  const drawn = draw(seed);
  const attendees = attendeesOf(members, weekday, drawn.value);
  const next = produce(state, ({ team }) => {
    team.seed = drawn.seed;
    team.date = addDays(date, daysToNext(weekday, attendees));
    team.attendees = attendees;
    team.today = dayOf(team.date);
    team.missedPerformance = missedAfter(date, attendees);
    team.lastAttempt = null;
    team.seasons = castDraft(seasonsOn(state.team.seasons, team.date, members));
  });
  return { ok: true, state: next };
}

export function endRefusal(state: GameState): Refusal | undefined {
  const { today, lastAttempt } = state.team;
  if (today.type !== 'performance') return { kind: 'no performance today' };
  if (today.done) return { kind: 'performance over' };
  if (lastAttempt) return { kind: 'result waiting' };
  return phaseOf(state) === 'over' ? undefined : { kind: 'performance unfinished' };
}

const performanceOf = ({ team, rounds }: GameState, at: number): Performance => ({
  rounds,
  points: totalOf(rounds),
  endedAt: at,
  day: team.date,
  members: { before: team.members, after: membersAfter(team.members, rounds, team.stats).after },
});

export const missionsAtEnd = (state: GameState, result?: DayResult): Counted =>
  countPerformance(state.team, waysOf(performanceOf(state, 0), state.team.history, result));

export function endPerformance(state: GameState, at: number, result?: DayResult): ActionResult<GameState> {
  const reason = endRefusal(state);
  if (reason) return { ok: false, reason };
  const performance = performanceOf(state, at);
  const after = performance.members?.after ?? state.team.members;
  const changed = produce(state.team, (team) => {
    team.members = after;
    // Members who left cannot be attendees.
    team.attendees = Math.min(team.attendees, after);
    team.history.push(castDraft(performance));
    if (team.history.length > MAX_SAVED_PERFORMANCES) team.history.shift();
    team.today = { type: 'performance', done: true };
    // The next one is planned from what the team has learnt by then.
    team.plan = undefined;
  });
  const { team } = countPerformance(changed, waysOf(performance, state.team.history, result));
  return { ok: true, state: { ...state, team, rounds: [] } };
}

/** Returns the next Monday if `date` is not a game day, because the game could not advance. */
export function mondayAfter(date: string): string | undefined {
  const weekday = weekdayOf(date);
  if (daysToNext(weekday, 0) > 0) return undefined;
  return addDays(date, (8 - WEEKDAYS.indexOf(weekday)) % 7);
}

export const isInCourse = ({ team, rounds }: GameState): boolean =>
  rounds.length > 0 || team.lastAttempt?.context === 'performance';

export function mondayRefusal(state: GameState): Refusal | undefined {
  if (mondayAfter(state.team.date) === undefined) return { kind: 'day in order' };
  return isInCourse(state) ? { kind: 'performance unfinished' } : undefined;
}

export function moveToMonday(state: GameState): ActionResult<GameState> {
  const reason = mondayRefusal(state);
  if (reason) return { ok: false, reason };
  const monday = mondayAfter(state.team.date) ?? state.team.date;
  const next = produce(state, ({ team }) => {
    team.date = monday;
    team.today = dayOf(monday);
    team.lastAttempt = null;
    team.missedPerformance = null;
    team.seasons = castDraft(seasonsOn(state.team.seasons, monday, team.members));
  });
  return { ok: true, state: next };
}
