import { addDays, type Weekday, weekdayOf } from '../dates/days';

export type RehearsalPlace = {
  readonly name: string;
  readonly address: string;
  readonly notes: string;
  readonly howToGet: string;
  readonly map: { readonly src: `https://${string}`; readonly link: `https://${string}` };
};

export type Rehearsal = {
  /** Never changes: subscribed calendars use it as UID. */
  readonly id: string;
  readonly weekday: Weekday;
  /** Local time in Madrid. */
  readonly from: `${number}:${number}`;
  readonly to: `${number}:${number}`;
  readonly place: RehearsalPlace;
};

/** Inclusive. */
export type RehearsalSeason = { readonly from: string; readonly to: string };

/** Inclusive. */
export type Pause = { readonly from: string; readonly to: string; readonly reason: string };

/** Includes holidays. */
export function weeklyDates(weekday: Weekday, season: RehearsalSeason): string[] {
  const dates: string[] = [];
  let date = season.from;
  while (date <= season.to) {
    if (weekdayOf(date) === weekday) dates.push(date);
    date = addDays(date, 1);
  }
  return dates;
}

export function isPaused(date: string, pauses: readonly Pick<Pause, 'from' | 'to'>[]): boolean {
  return pauses.some(({ from, to }) => from <= date && date <= to);
}
