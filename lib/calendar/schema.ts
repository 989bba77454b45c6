import * as v from 'valibot';
import { isCalendarDate, WEEKDAYS } from '@/lib/dates/days';
import { filled, https, id, oneOf, rule, text, unique } from '@/lib/values/schema';

/** `2026-11-23`. */
export const date = text(
  isCalendarDate,
  (value) => `${value} is not a date. Write year-month-day, as 2026-11-23.`,
);

const isHour = (value: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
/** `20:30`, in Madrid. */
const hour = text(isHour, (value) => `${value} is not an hour of the day. Write 20:30.`);

// A wrong date or hour is a problem by itself.
const daysBackwards = (from: string, to: string | undefined) =>
  to !== undefined && isCalendarDate(from) && isCalendarDate(to) && to < from
    ? `it ends on ${to}, before it begins on ${from}.`
    : undefined;
const hoursBackwards = (from: string, to: string) =>
  isHour(from) && isHour(to) && to <= from ? `it ends at ${to}, before it begins at ${from}.` : undefined;

export const agendaItem = v.pipe(
  v.object({
    id,
    kind: oneOf(['actuacio', 'activitat', 'assaig'], 'kind'),
    title: v.string(),
    date,
    until: v.optional(date),
    /** Absent: the whole day. */
    start: v.optional(hour),
    end: v.optional(hour),
    place: v.string(),
    howToGet: v.optional(v.string()),
    description: v.string(),
  }),
  rule(({ date, until }) => daysBackwards(date, until)),
  rule(({ start, end }) => {
    if (end === undefined) return undefined;
    return start === undefined ? '`end` needs a `start`.' : hoursBackwards(start, end);
  }),
);
export const agenda = v.pipe(v.array(agendaItem), unique('id'));

export const rehearsalPlace = v.object({
  name: v.string(),
  address: v.string(),
  notes: v.string(),
  howToGet: v.string(),
  map: v.object({ src: https, link: https }),
});

export const rehearsal = v.pipe(
  v.object({
    /** Never changes: subscribed calendars use it as UID. */
    id,
    weekday: oneOf(WEEKDAYS, 'weekday'),
    from: hour,
    to: hour,
    place: rehearsalPlace,
  }),
  rule(({ from, to }) => hoursBackwards(from, to)),
);
export const rehearsals = v.pipe(v.array(rehearsal), unique('id'));

export const season = v.pipe(
  v.object({ from: date, to: date }),
  rule(({ from, to }) => daysBackwards(from, to)),
);
export const pause = v.pipe(
  v.object({ from: date, to: date, reason: filled('the reason is empty.') }),
  rule(({ from, to }) => daysBackwards(from, to)),
);
export const pauses = v.array(pause);
