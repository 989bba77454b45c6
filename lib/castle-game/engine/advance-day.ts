import { produce } from 'immer';
import { PERFORMANCE_ATTENDEES, REHEARSAL_ATTEMPTS } from '@/lib/castle-game/limits';
import type { GameState, Today } from '@/lib/castle-game/types';
import { addDays, weekdayOf } from '@/lib/dates/days';
import { draw } from '@/lib/random/generator';
import { attendeesOf, daysToNext } from './attendance';
import type { ActionResult, Refusal } from './refusal';

/** What a day is for, before anything is done in it. */
export const dayOf = (date: string): Today =>
  weekdayOf(date) === 'dijous'
    ? { type: 'performance', done: false }
    : { type: 'rehearsal', attemptsLeft: REHEARSAL_ATTEMPTS };

/** Why the day cannot be left; nothing when it can. A performance that too few came to is no reason to stay. */
export function advanceRefusal({ team, rounds }: GameState): Refusal | undefined {
  const { today, attendees, lastAttempt } = team;
  if (today.type === 'rehearsal' || today.done) return undefined;
  if (attendees < PERFORMANCE_ATTENDEES && rounds.length === 0 && !lastAttempt) return undefined;
  return { kind: 'performance to be done' };
}

/** Attempts that leaving the day would throw away: what the player is asked to confirm. */
export const attemptsToLose = ({ team: { today } }: GameState): number =>
  today.type === 'rehearsal' ? today.attemptsLeft : 0;

/** Leaves the day: the next one of the game comes, and with it those who come. */
export function advanceDay(state: GameState): ActionResult<GameState> {
  const reason = advanceRefusal(state);
  if (reason) return { ok: false, reason };
  const { date, members, attendees, seed } = state.team;
  const weekday = weekdayOf(date);
  const drawn = draw(seed);
  const next = produce(state, ({ team }) => {
    team.seed = drawn.seed;
    team.date = addDays(date, daysToNext(weekday, attendees));
    team.attendees = attendeesOf(members, weekday, drawn.value);
    team.today = dayOf(team.date);
    team.lastAttempt = null;
  });
  return { ok: true, state: next };
}
