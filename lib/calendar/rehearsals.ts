/** A rehearsal of every week. Times are of Europe/Madrid, `HH:MM`. */
import { addDays, type Weekday, weekdayOf } from '@/lib/dates/calendar-date';
export type WeeklyRehearsal = {
  /** Stable for ever: calendars already subscribed know the rehearsal by it. */
  readonly id: string;
  readonly weekday: Weekday;
  readonly start: string;
  readonly end: string;
  readonly title: string;
  readonly place: string;
  readonly description?: string;
};

/** Calendar dates, both included, between which the club rehearses. */
export type RehearsalSeason = { readonly from: string; readonly to: string };

/** A holiday or a break: no rehearsal from one date to another, both included. */
export type Pause = { readonly from: string; readonly to: string; readonly reason: string };

/** Every date of that weekday in the season, holidays included, ascending. */
export function weeklyDates(weekday: Weekday, season: RehearsalSeason): string[] {
  const dates: string[] = [];
  let date = season.from;
  while (date <= season.to) {
    if (weekdayOf(date) === weekday) dates.push(date);
    date = addDays(date, 1);
  }
  return dates;
}

/** True when a pause covers the date. */
export function isPaused(date: string, pauses: readonly Pause[]): boolean {
  return pauses.some(({ from, to }) => from <= date && date <= to);
}

/** Dates on which a rehearsal really takes place, ascending. */
export function rehearsalDates(
  rehearsal: WeeklyRehearsal,
  season: RehearsalSeason,
  pauses: readonly Pause[],
): string[] {
  return weeklyDates(rehearsal.weekday, season).filter((date) => !isPaused(date, pauses));
}
