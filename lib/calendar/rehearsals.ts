import { addDays, type Weekday, weekdayOf } from '../dates/days';

export type RehearsalPlace = {
  readonly name: string;
  readonly address: string;
  /** What to know before coming. */
  readonly notes: string;
  readonly howToGet: string;
  /** The map of the place: `src` goes in a frame, `link` opens it apart. */
  readonly map: { readonly src: `https://${string}`; readonly link: `https://${string}` };
};

/** A rehearsal of every week. */
export type Rehearsal = {
  /** Stable for ever: calendars already subscribed know the rehearsal by it. */
  readonly id: string;
  readonly weekday: Weekday;
  /** Hours of the clock in Madrid, `14:00`. */
  readonly from: `${number}:${number}`;
  readonly to: `${number}:${number}`;
  readonly place: RehearsalPlace;
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
export function isPaused(date: string, pauses: readonly Pick<Pause, 'from' | 'to'>[]): boolean {
  return pauses.some(({ from, to }) => from <= date && date <= to);
}
