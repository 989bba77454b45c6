import { produce } from 'immer';
import { PERFORMANCE_ATTENDEES, REHEARSAL_ATTEMPTS } from '@/lib/castle-game/limits';
import type { GameState, Today } from '@/lib/castle-game/types';
import { addDays, weekdayOf } from '@/lib/dates/calendar-date';
import { draw } from '@/lib/random/generator';
import { attendees, daysToNext } from './attendance';
import type { Outcome, Refusal } from './refusal';

/** What a day is for, before anything is done in it. */
export const dayOf = (date: string): Today =>
  weekdayOf(date) === 'dijous'
    ? { type: 'actuacio', done: false }
    : { type: 'assaig', provesLeft: REHEARSAL_ATTEMPTS };

/** Why the day cannot be left; nothing when it can. A performance that too few came to is no reason to stay. */
export function advanceRefusal({ team, actuacio }: GameState): Refusal | undefined {
  const { today, actualCastellers, current } = team;
  if (today.type === 'assaig' || today.done) return undefined;
  if (actualCastellers < PERFORMANCE_ATTENDEES && actuacio.length === 0 && !current) return undefined;
  return { kind: 'performance to be done' };
}

/** Attempts that leaving the day would throw away: what the player is asked to confirm. */
export const attemptsToLose = ({ team: { today } }: GameState): number =>
  today.type === 'assaig' ? today.provesLeft : 0;

/** Leaves the day: the next one of the game comes, and with it those who come. */
export function advanceDay(state: GameState): Outcome<GameState> {
  const reason = advanceRefusal(state);
  if (reason) return { ok: false, reason };
  const { date, castellers, actualCastellers, seed } = state.team;
  const weekday = weekdayOf(date);
  const drawn = draw(seed);
  const next = produce(state, ({ team }) => {
    team.seed = drawn.seed;
    team.date = addDays(date, daysToNext(weekday, actualCastellers));
    team.actualCastellers = attendees(castellers, weekday, drawn.value);
    team.today = dayOf(team.date);
    team.current = null;
  });
  return { ok: true, state: next };
}
