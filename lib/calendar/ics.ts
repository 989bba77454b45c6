import type { Weekday } from '@/lib/dates/days';
import { escapeText, foldLine } from './content-line';
import { MADRID_VTIMEZONE, madridToUtc } from './madrid-time';
import { allPauses, type Course } from './pauses';
import { isPaused, type Pause, type Rehearsal, weeklyDates } from './rehearsals';

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
  /** Last change of the data, used as DTSTAMP, so that equal data give equal files. */
  readonly revised: string;
};

/** `20261124T140000`. */
export function localStamp(date: string, time: string): string {
  return `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
}

export function utcStamp(utc: number): string {
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

/** Folds long lines. Lines end in CRLF. */
export function calendarFile(
  { name, description, product }: CalendarFacts,
  events: readonly string[],
): string {
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
