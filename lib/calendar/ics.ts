import { addDays, type Weekday } from '@/lib/dates/days';
import {
  type AgendaItem,
  allPauses,
  type Course,
  isPaused,
  type Pause,
  type Rehearsal,
  weeklyDates,
} from './course';
import { MADRID_VTIMEZONE, madridToUtc } from './madrid-time';

/** RFC 5545, section 3.1: octets without the line break. */
export const MAX_OCTETS = 75;

function octets(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

export function escapeText(text: string): string {
  return text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n');
}

/** Never splits a character. Continuation lines begin with a space. */
export function foldLine(line: string): string {
  let folded = '';
  let used = 0;
  for (const character of line) {
    const size = octets(character);
    if (used + size > MAX_OCTETS) {
      folded += '\r\n ';
      used = 1;
    }
    folded += character;
    used += size;
  }
  return folded;
}

const DAY_CODES: Readonly<Record<Weekday, string>> = {
  dilluns: 'MO',
  dimarts: 'TU',
  dimecres: 'WE',
  dijous: 'TH',
  divendres: 'FR',
  dissabte: 'SA',
  diumenge: 'SU',
};

export type RehearsalCalendar = Course & {
  readonly name: string;
  readonly description: string;
  readonly title: string;
  /** Domain after `@` in UIDs. */
  readonly domain: string;
  /** Last change, used as DTSTAMP: equal data give equal files. */
  readonly revised: string;
};

/** `20261124T140000`. */
function localStamp(date: string, time: string): string {
  return `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
}

function utcStamp(utc: number): string {
  return `${new Date(utc).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** DTSTART may be a paused date, which an EXDATE excludes. */
function eventLines(calendar: RehearsalCalendar, rehearsal: Rehearsal, pauses: readonly Pause[]): string[] {
  const { id, weekday, from, to, place } = rehearsal;
  const dates = weeklyDates(weekday, calendar.season);
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return [];
  const excluded = dates.filter((date) => isPaused(date, pauses));
  const zone = 'TZID=Europe/Madrid';
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${calendar.domain}`,
    `DTSTAMP:${localStamp(calendar.revised, '00:00')}Z`,
    `DTSTART;${zone}:${localStamp(first, from)}`,
    `DTEND;${zone}:${localStamp(first, to)}`,
    `RRULE:FREQ=WEEKLY;BYDAY=${DAY_CODES[weekday]};UNTIL=${utcStamp(madridToUtc(last, from))}`,
    ...excluded.map((date) => `EXDATE;${zone}:${localStamp(date, from)}`),
    `SUMMARY:${escapeText(calendar.title)}`,
    `LOCATION:${escapeText(`${place.name}, ${place.address}`)}`,
    `DESCRIPTION:${escapeText(place.notes)}`,
    'END:VEVENT',
  ];
}

export function rehearsalsToIcs(calendar: RehearsalCalendar): string {
  const pauses = allPauses(calendar);
  return calendarFile(
    { ...calendar, product: 'Assajos' },
    calendar.rehearsals.flatMap((rehearsal) => eventLines(calendar, rehearsal, pauses)),
  );
}

type CalendarFacts = { readonly name: string; readonly description: string; readonly product: string };

function calendarFile({ name, description, product }: CalendarFacts, events: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(name)}//${product}//CA`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-CALDESC:${escapeText(description)}`,
    'X-WR-TIMEZONE:Europe/Madrid',
    ...MADRID_VTIMEZONE,
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

export const AGENDA_ICS = '/agenda.ics';
export const icsPath = (id: string): string => `/agenda/${icsName(id)}`;
export const icsName = (id: string): string => `${id}.ics`;

export type AgendaCalendar = {
  readonly name: string;
  readonly description: string;
  /** Domain after `@` in UIDs. */
  readonly domain: string;
  readonly revised: string;
};

/** iCalendar (RFC 5545). */
export function agendaToIcs(calendar: AgendaCalendar, items: readonly AgendaItem[]): string {
  return calendarFile(
    { ...calendar, product: 'Agenda' },
    items.flatMap((item) => [
      'BEGIN:VEVENT',
      `UID:${item.id}@${calendar.domain}`,
      `DTSTAMP:${localStamp(calendar.revised, '00:00')}Z`,
      ...timeLines(item),
      `SUMMARY:${escapeText(item.title)}`,
      `LOCATION:${escapeText(item.place)}`,
      `DESCRIPTION:${escapeText([item.description, item.howToGet].filter(Boolean).join(' '))}`,
      'END:VEVENT',
    ]),
  );
}

/** DTEND is exclusive. An item with hours and several days repeats daily. */
function timeLines({ date, until = date, start, end }: AgendaItem): string[] {
  if (!start) {
    const [first, after] = [date, addDays(until, 1)].map((day) => day.replaceAll('-', ''));
    return [`DTSTART;VALUE=DATE:${first}`, `DTEND;VALUE=DATE:${after}`];
  }
  return [
    `DTSTART;TZID=Europe/Madrid:${localStamp(date, start)}`,
    ...(end ? [`DTEND;TZID=Europe/Madrid:${localStamp(date, end)}`] : []),
    ...(until > date ? [`RRULE:FREQ=DAILY;UNTIL=${utcStamp(madridToUtc(until, start))}`] : []),
  ];
}
