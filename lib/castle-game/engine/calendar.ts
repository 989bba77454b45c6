/** A day as `YYYY-MM-DD`. Counted in UTC, where every day has 24 hours, so no time zone can move it. */
export type PlainDate = string;

const DAY = 86_400_000;

/** Days of the week as JavaScript counts them. */
export const WEEKDAYS = {
  sunday: 0,
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
} as const;

const timeOf = (date: PlainDate): number => Date.parse(`${date}T00:00:00Z`);

/** Whether a text is a day of the calendar between the years 1900 and 9999. */
export function isPlainDate(text: string): boolean {
  if (!/^(19|[2-9]\d)\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = timeOf(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** 0 for Sunday to 6 for Saturday. Expects a real date. */
export const weekdayOf = (date: PlainDate): number => new Date(timeOf(date)).getUTCDay();

/** The last day that is a plain date: no game goes beyond it. */
const LAST_DAY = '9999-12-31';

/** Expects a real date and whole days. */
export const addDays = (date: PlainDate, days: number): PlainDate =>
  new Date(Math.min(timeOf(date) + days * DAY, timeOf(LAST_DAY))).toISOString().slice(0, 10);
