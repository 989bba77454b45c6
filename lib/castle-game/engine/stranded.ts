import { castDraft, produce } from 'immer';
import type { GameState } from '@/lib/castle-game/types';
import { addDays, WEEKDAYS, weekdayOf } from '@/lib/dates/days';
import { dayOf } from './advance-day';
import { daysToNext } from './attendance';
import type { ActionResult, Refusal } from './refusal';
import { seasonsOn } from './seasons';

/** The Monday that follows a day on which nothing happens and from which no other can come; nothing on a day of the game. */
export function mondayAfter(date: string): string | undefined {
  const weekday = weekdayOf(date);
  if (daysToNext(weekday, 0) > 0) return undefined;
  return addDays(date, (8 - WEEKDAYS.indexOf(weekday)) % 7);
}

const isInCourse = ({ team, rounds }: GameState) =>
  rounds.length > 0 || team.lastAttempt?.context === 'performance';

/** Why the game is not set on a Monday; nothing when it stands on a day that it could never leave. */
export function mondayRefusal(state: GameState): Refusal | undefined {
  if (mondayAfter(state.team.date) === undefined) return { kind: 'day in order' };
  return isInCourse(state) ? { kind: 'performance unfinished' } : undefined;
}

/** Sets a game that stands on a day which it could never leave on the Monday after it. */
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
