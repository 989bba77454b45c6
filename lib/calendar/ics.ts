import { addDays, type Weekday } from '@/lib/dates/days';
import {
  type AgendaItem,
  asHeld,
  type Course,
  endOf,
  isCancelled,
  type Occasion,
  type Rehearsal,
  weeklyDates,
} from './course';
import { MADRID_VTIMEZONE, madridToUtc } from './madrid-time';
import { datesOf, isChanged, type Meeting, type RehearsalDay, rehearsalDays } from './rehearsal-days';

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

export type CalendarFacts = {
  readonly name: string;
  readonly description: string;
  /** Domain after `@` in UIDs. */
  readonly domain: string;
  /** Address of the agenda, to which anchors are added. */
  readonly page: string;
  /**
   * Moment of the build, in milliseconds since 1970. It is the DTSTAMP, and SEQUENCE rises with it, in minutes: each build may
   * have changes, and no member has to count them. Equal builds give equal files.
   */
  readonly built: number;
  /** Before the title of what is cancelled: some programs show it as if it were held. */
  readonly cancelled: Readonly<Record<AgendaItem['kind'], string>>;
  /** What has changed, in a sentence. */
  readonly changeText: (changed: Meeting) => string;
};

const zone = 'TZID=Europe/Madrid';

const compactDay = (date: string): string => date.replaceAll('-', '');

/** `20261124T140000`. */
const localStamp = (date: string, time: string): string => `${compactDay(date)}T${time.replace(':', '')}00`;

function utcStamp(utc: number): string {
  return `${new Date(utc).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

type CalendarEvent = {
  readonly uid: string;
  readonly kind: AgendaItem['kind'];
  readonly title: string;
  readonly place: string;
  readonly notes: readonly (string | undefined)[];
  /** On the agenda. */
  readonly anchor: string;
  readonly status?: AgendaItem['status'];
  /** Content lines of when it is. */
  readonly times: readonly string[];
};

function eventLines(calendar: CalendarFacts, event: CalendarEvent): string[] {
  const { uid, kind, title, place, notes, anchor, times } = event;
  const { domain, page, built, cancelled } = calendar;
  const isOff = isCancelled(event);
  const stamp = utcStamp(built);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@${domain}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${Math.floor(built / 60_000)}`,
    ...times,
    `SUMMARY:${escapeText(isOff ? `${cancelled[kind].toUpperCase()}: ${title}` : title)}`,
    `LOCATION:${escapeText(place)}`,
    `DESCRIPTION:${escapeText(notes.filter(Boolean).join(' '))}`,
    `URL:${page}#${anchor}`,
    `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

export type RehearsalCalendar = CalendarFacts &
  Course & {
    /** Of each weekly rehearsal. */
    readonly title: string;
  };

/** DTSTART may be a date without rehearsal, which an EXDATE excludes. */
function weeklyLines(calendar: RehearsalCalendar, rehearsal: Rehearsal): string[] {
  const { id, weekday, from, to, place } = rehearsal;
  const dates = weeklyDates(weekday, calendar.season);
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return [];
  const held = datesOf(rehearsal, calendar);
  const excluded = dates.filter((date) => !held.includes(date));
  return eventLines(calendar, {
    uid: id,
    kind: 'assaig',
    title: calendar.title,
    place: `${place.name}, ${place.address}`,
    notes: [place.notes],
    anchor: 'horaris',
    times: [
      `DTSTART;${zone}:${localStamp(first, from)}`,
      `DTEND;${zone}:${localStamp(first, to)}`,
      `RRULE:FREQ=WEEKLY;BYDAY=${DAY_CODES[weekday]};UNTIL=${utcStamp(madridToUtc(last, from))}`,
      ...excluded.map((date) => `EXDATE;${zone}:${localStamp(date, from)}`),
    ],
  });
}

/** Replaces one day of the weekly event, under the same UID. */
function changedLines(calendar: RehearsalCalendar, day: RehearsalDay): string[] {
  const { rehearsal, place, howToGet, id, status, announced = day } = day;
  const known = calendar.rehearsals.map((one) => one.place).find(({ name }) => name === place);
  return eventLines(calendar, {
    uid: rehearsal.id,
    kind: 'assaig',
    title: calendar.title,
    place: known ? `${place}, ${known.address}` : place,
    notes: [calendar.changeText(day), known?.notes ?? howToGet],
    anchor: id,
    status,
    times: [`RECURRENCE-ID;${zone}:${localStamp(announced.date, rehearsal.from)}`, ...timeLines(day)],
  });
}

/** The weekly rehearsals, and those of the agenda, which are left out of the weekly ones. */
export function rehearsalsToIcs(calendar: RehearsalCalendar): string {
  const changed = rehearsalDays(calendar).filter(isChanged);
  const others = calendar.agenda.filter(({ kind }) => kind === 'assaig');
  return calendarFile(calendar, 'Assajos', [
    ...calendar.rehearsals.flatMap((rehearsal) => weeklyLines(calendar, rehearsal)),
    ...changed.flatMap((day) => changedLines(calendar, day)),
    ...others.flatMap((item) => itemLines(calendar, item)),
  ]);
}

/** How often programs that ask should look for changes: rehearsals are cancelled two hours before. */
const REFRESH = 'PT2H';

function calendarFile(
  { name, description }: CalendarFacts,
  product: string,
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
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...MADRID_VTIMEZONE,
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

export const AGENDA_ICS = '/agenda.ics';
export const icsPath = (id: string): string => `/agenda/${icsName(id)}`;
export const icsName = (id: string): string => `${id}.ics`;

/** iCalendar (RFC 5545). */
export function agendaToIcs(calendar: CalendarFacts, items: readonly AgendaItem[]): string {
  return calendarFile(
    calendar,
    'Agenda',
    items.flatMap((item) => itemLines(calendar, item)),
  );
}

function itemLines(calendar: CalendarFacts, item: AgendaItem): string[] {
  const held = asHeld(item);
  const { id, kind, title, place, description, howToGet, status } = held;
  return eventLines(calendar, {
    uid: id,
    kind,
    title,
    place,
    notes: [isChanged(held) ? calendar.changeText(held) : undefined, description, howToGet],
    anchor: id,
    status,
    times: timeLines(held),
  });
}

/** DTEND is exclusive. What has hours and several days repeats daily. */
function timeLines({ date, until = date, start, end }: Occasion): string[] {
  if (!start)
    return [`DTSTART;VALUE=DATE:${compactDay(date)}`, `DTEND;VALUE=DATE:${compactDay(addDays(until, 1))}`];
  const [endDay = '', endHour = ''] = endOf({ date, start, end }).split(' ');
  return [
    `DTSTART;${zone}:${localStamp(date, start)}`,
    ...(end ? [`DTEND;${zone}:${localStamp(endDay, endHour)}`] : []),
    ...(until > date ? [`RRULE:FREQ=DAILY;UNTIL=${utcStamp(madridToUtc(until, start))}`] : []),
  ];
}
