import { castDraft, produce } from 'immer';
import type { GameState } from '@/lib/castle-game/types';
import { addDays, WEEKDAYS, weekdayOf } from '@/lib/dates/days';
import { dayOf } from './advance-day';
import { daysToNext } from './attendance';
import type { ActionResult, Refusal } from './refusal';
import { seasonsOn } from './seasons';

/** Returns the next Monday if `date` is not a game day, because the game could not advance. */
export function mondayAfter(date: string): string | undefined {
  const weekday = weekdayOf(date);
  if (daysToNext(weekday, 0) > 0) return undefined;
  return addDays(date, (8 - WEEKDAYS.indexOf(weekday)) % 7);
}

const isInCourse = ({ team, rounds }: GameState) =>
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
