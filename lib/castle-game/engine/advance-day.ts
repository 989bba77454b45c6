import { castDraft, produce } from 'immer';
import { PERFORMANCE_ATTENDEES, REHEARSAL_ATTEMPTS } from '@/lib/castle-game/limits';
import type { GameState, MissedPerformance, Today } from '@/lib/castle-game/types';
import { addDays, weekdayOf } from '@/lib/dates/days';
import { draw } from '@/lib/random/generator';
import { attendeesOf, daysToNext, TO_THURSDAY } from './attendance';
import type { ActionResult, Refusal } from './refusal';
import { seasonsOn } from './seasons';

export const dayOf = (date: string): Today =>
  weekdayOf(date) === 'dijous'
    ? { type: 'performance', done: false }
    : { type: 'rehearsal', attemptsLeft: REHEARSAL_ATTEMPTS };

/** Returns `undefined` if the day can end. A performance with too few attendees can be skipped. */
export function advanceRefusal({ team, rounds }: GameState): Refusal | undefined {
  const { today, attendees, lastAttempt } = team;
  if (today.type === 'rehearsal' || today.done) return undefined;
  if (attendees < PERFORMANCE_ATTENDEES && rounds.length === 0 && !lastAttempt) return undefined;
  return { kind: 'performance to be done' };
}

/** Attempts lost by advancing, which the player must confirm. */
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
