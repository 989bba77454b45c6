import * as v from 'valibot';
import { isCalendarDate, WEEKDAYS } from '@/lib/dates/days';
import { eachItem, filled, https, id, oneOf, rule, text, unique } from '@/lib/values/schema';

/** `2026-11-23`. */
export const date = v.pipe(
  text(isCalendarDate, (value) => `${value} no és cap data. Escriu any-mes-dia, com 2026-11-23.`),
  v.metadata({ form: 'date' }),
);

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;
const isHour = (value: string) => HOUR.test(value);
/** `20:30`, in Madrid. */
const hour = v.pipe(
  v.string(),
  v.regex(HOUR, ({ input }) => `${input} no és cap hora del dia. Escriu 20:30.`),
);

// A wrong date or hour is a problem by itself.
const daysBackwards = (from: string, to: string | undefined) =>
  to !== undefined && isCalendarDate(from) && isCalendarDate(to) && to < from
    ? `s'acaba el ${to}, abans de començar el ${from}.`
    : undefined;
const hoursBackwards = (from: string, to: string) =>
  isHour(from) && isHour(to) && to <= from
    ? `s'acaba a les ${to}, abans de començar a les ${from}.`
    : undefined;

/** What begins after noon may end before the next noon. */
const isOvernight = (start: string, end: string) => start >= '12:00' && end <= '12:00';

type Hours = { readonly start?: string; readonly end?: string };
const hoursProblem = ({ start, end }: Hours) => {
  if (end === undefined) return undefined;
  if (start === undefined) return '`end` vol també `start`.';
  return isOvernight(start, end) ? undefined : hoursBackwards(start, end);
};

/** Where and when instead. What is absent stays as it was announced. */
const movedTo = v.pipe(
  v.object({
    date: v.optional(date),
    start: v.optional(hour),
    end: v.optional(hour),
    place: v.optional(filled('el lloc nou és buit.')),
    /** Of the new place. */
    howToGet: v.optional(v.string()),
  }),
  rule((value) => hoursProblem(value)),
  rule(({ date, start, place }) =>
    (date ?? start ?? place) === undefined
      ? '`movedTo` no diu res de nou. Escriu-hi `date`, `start` o `place`.'
      : undefined,
  ),
);

/** What has become of something announced. */
const change = {
  status: v.optional(oneOf(['anul·lat'], 'status')),
  movedTo: v.optional(movedTo),
};
type Change = { readonly status?: string; readonly movedTo?: Hours };
const changeProblem = ({ status, movedTo }: Change) =>
  status !== undefined && movedTo !== undefined
    ? 'és anul·lat i canviat alhora. Escriu `status` o `movedTo`.'
    : undefined;
const reason = filled('el motiu és buit.');

export const agendaItem = v.pipe(
  v.object({
    id,
    kind: oneOf(['actuacio', 'activitat', 'assaig'], 'kind'),
    title: filled('el títol és buit.'),
    date,
    /** Last day on which it begins. With hours, it begins each day. */
    until: v.optional(date),
    /** Absent: the whole day. */
    start: v.optional(hour),
    /** Before `start`: on the next day. */
    end: v.optional(hour),
    place: filled('el lloc és buit.'),
    howToGet: v.optional(v.string()),
    description: filled('la descripció és buida.'),
    ...change,
    /** Ends a sentence, as `pluja`. */
    reason: v.optional(reason),
  }),
  rule(({ date, until }) => daysBackwards(date, until)),
  rule((value) => hoursProblem(value)),
  rule((value) => changeProblem(value)),
  rule(({ status, movedTo, reason }) => {
    const isChanged = status !== undefined || movedTo !== undefined;
    if (isChanged && reason === undefined) return 'no diu per què. Escriu un `reason`.';
    return !isChanged && reason !== undefined ? '`reason` vol també `status` o `movedTo`.' : undefined;
  }),
  rule(({ end, movedTo }) => newEnd(end, movedTo)),
);
export const agenda = v.pipe(v.array(agendaItem), unique('id'));

function newEnd(end: string | undefined, movedTo: Hours | undefined): string | undefined {
  const { start, end: next } = movedTo ?? {};
  return start !== undefined && end !== undefined && next === undefined
    ? '`movedTo` té un `start` nou. Escriu-hi també `end`.'
    : undefined;
}

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
  v.object({ from: date, to: date, reason }),
  rule(({ from, to }) => daysBackwards(from, to)),
);
export const pauses = v.array(pause);

export const rehearsalChange = v.pipe(
  v.object({
    /** Day of the rehearsal, as the season has it. */
    date,
    /** Id of the rehearsal. */
    rehearsal: id,
    ...change,
    reason,
  }),
  rule((value) => changeProblem(value)),
  rule(({ status, movedTo }) =>
    (status ?? movedTo) === undefined ? 'no canvia res. Escriu `status` o `movedTo`.' : newEnd('', movedTo),
  ),
);
/** `hasRehearsal`: whether the rehearsal of that id is held on that day, if nothing changes. */
export const rehearsalChanges = (hasRehearsal: (id: string, date: string) => boolean) =>
  v.pipe(
    v.array(rehearsalChange),
    eachItem(({ rehearsal, date }, index, changes) => {
      if (!hasRehearsal(rehearsal, date)) {
        return `el ${date} no hi ha l'assaig «${rehearsal}», o és a l'agenda: canvia'l allà.`;
      }
      const first = changes.findIndex((other) => other.rehearsal === rehearsal && other.date === date);
      return first < index
        ? `l'assaig «${rehearsal}» del ${date} es canvia dues vegades. Treu-ne una.`
        : undefined;
    }),
  );

/** A line of the home page and the rehearsals, from its first day to its last. */
export const notice = v.pipe(
  v.object({ from: date, until: date, text: filled('el text és buit.') }),
  rule(({ from, until }) => daysBackwards(from, until)),
);
export const notices = v.array(notice);
