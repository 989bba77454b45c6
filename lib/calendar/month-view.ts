import { addDays, daysInMonth, WEEKDAYS, type Weekday, weekdayOf } from '@/lib/dates/days';
import {
  type AgendaItem,
  allPauses,
  type Course,
  daysOfCourse,
  isPaused,
  type Rehearsal,
  sortAgenda,
} from './course';

export type CalendarDay = {
  readonly date: string;
  /** Items of several days are on each day. */
  readonly items: readonly AgendaItem[];
  /** Without rehearsals that are also agenda items. */
  readonly rehearsals: readonly Rehearsal[];
};

export type CalendarMonth = {
  /** `2026-11`. */
  readonly month: string;
  /** Monday to Sunday. Null for days of other months. */
  readonly weeks: readonly (readonly (CalendarDay | null)[])[];
  /** Days with an item that begins on them, or with a rehearsal. */
  readonly days: readonly CalendarDay[];
};

export const CALENDAR_WEEKDAYS: readonly Weekday[] = [...WEEKDAYS.slice(1), 'diumenge'];

export function calendarMonths(course: Course): CalendarMonth[] {
  const { from, to } = daysOfCourse(course);
  const dayOf = dayReader(course);
  return monthsBetween(from.slice(0, 7), to.slice(0, 7)).map((month) => monthOf(month, dayOf));
}

function dayReader(course: Course): (date: string) => CalendarDay {
  const pauses = allPauses(course);
  const agenda = sortAgenda(course.agenda);
  const { season } = course;
  return (date) => {
    const items = agenda.filter((item) => item.date <= date && date <= (item.until ?? item.date));
    const isHeld = date >= season.from && date <= season.to && !isPaused(date, pauses);
    const weekday = weekdayOf(date);
    const rehearsals = course.rehearsals.filter(
      (rehearsal) =>
        isHeld &&
        rehearsal.weekday === weekday &&
        !items.some(({ kind, start }) => kind === 'assaig' && start === rehearsal.from),
    );
    return { date, items, rehearsals };
  };
}

function monthOf(month: string, dayOf: (date: string) => CalendarDay): CalendarMonth {
  const length = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
  const all = Array.from({ length }, (_, index) => dayOf(addDays(`${month}-01`, index)));
  const before = CALENDAR_WEEKDAYS.indexOf(weekdayOf(`${month}-01`));
  const cells = [...Array<null>(before).fill(null), ...all];
  while (cells.length % 7 !== 0) cells.push(null);
  const days = all
    .map((day) => ({ ...day, items: day.items.filter(({ date }) => date === day.date) }))
    .filter(({ items, rehearsals }) => items.length + rehearsals.length > 0);
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
