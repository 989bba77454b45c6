import { addDays, daysInMonth, WEEKDAYS, type Weekday, weekdayOf } from '@/lib/dates/days';
import { asHeld, type Course, daysOfCourse, type HeldItem, sortAgenda } from './course';
import { type Meeting, type RehearsalDay, rehearsalDays } from './rehearsal-days';

export type CalendarDay = {
  readonly date: string;
  /** Items of several days are on each day. */
  readonly items: readonly HeldItem[];
  /** Without rehearsals that are also agenda items. */
  readonly rehearsals: readonly RehearsalDay[];
  /** What was announced for this day and is on another one now. */
  readonly moved: readonly Meeting[];
};

export type CalendarMonth = {
  /** `2026-11`. */
  readonly month: string;
  /** Monday to Sunday. Null for days of other months. */
  readonly weeks: readonly (readonly (CalendarDay | null)[])[];
  /** Days with an item that begins on them, with a rehearsal, or from which something was moved. */
  readonly days: readonly CalendarDay[];
};

export const CALENDAR_WEEKDAYS: readonly Weekday[] = [...WEEKDAYS.slice(1), 'diumenge'];

export function calendarMonths(course: Course): CalendarMonth[] {
  const { from, to } = daysOfCourse(course);
  const dayOf = dayReader(course);
  return monthsBetween(from.slice(0, 7), to.slice(0, 7)).map((month) => monthOf(month, dayOf));
}

/** Last day of each month on which something of its list begins or goes on. Months with an empty list have none. */
export function lastDays(months: readonly CalendarMonth[]): string[] {
  return months.flatMap(({ month, days }) =>
    days
      .flatMap(({ date, items }) => [date, ...items.map(({ until = date }) => until)])
      // A day that no day of the month is after.
      .map((day) => (day.startsWith(month) ? day : `${month}-31`))
      .sort()
      .slice(-1),
  );
}

/** Month to open on a day: the first with something on that day or later, else the last. */
export const monthToOpen = (lastDays: readonly string[], day: string): string | undefined =>
  (lastDays.find((last) => last >= day) ?? lastDays.at(-1))?.slice(0, 7);

function dayReader(course: Course): (date: string) => CalendarDay {
  const agenda = sortAgenda(course.agenda.map(asHeld));
  const rehearsals = rehearsalDays(course);
  const all: Meeting[] = [...agenda, ...rehearsals];
  const moved = all.filter(({ date, announced = { date } }) => announced.date !== date);
  return (date) => ({
    date,
    items: agenda.filter((item) => item.date <= date && date <= (item.until ?? item.date)),
    rehearsals: rehearsals.filter((rehearsal) => rehearsal.date === date),
    moved: moved.filter(({ announced }) => announced?.date === date),
  });
}

function monthOf(month: string, dayOf: (date: string) => CalendarDay): CalendarMonth {
  const length = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
  const all = Array.from({ length }, (_, index) => dayOf(addDays(`${month}-01`, index)));
  const before = CALENDAR_WEEKDAYS.indexOf(weekdayOf(`${month}-01`));
  const cells = [...Array<null>(before).fill(null), ...all];
  while (cells.length % 7 !== 0) cells.push(null);
  const days = all
    .map((day) => ({ ...day, items: day.items.filter(({ date }) => date === day.date) }))
    .filter(({ items, rehearsals, moved }) => items.length + rehearsals.length + moved.length > 0);
  return {
    month,
    weeks: Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7)),
    days,
  };
}

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = addDays(`${month}-28`, 4).slice(0, 7)) months.push(month);
  return months;
}
