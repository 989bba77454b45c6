import { addDays } from '../dates/days';
import type { AgendaItem } from './agenda';
import { escapeText } from './content-line';
import { calendarFile, localStamp, utcStamp } from './ics';
import { madridToUtc } from './madrid-time';

export const AGENDA_ICS = '/agenda.ics';
export const icsPath = (id: string): string => `/agenda/${icsName(id)}`;
export const icsName = (id: string): string => `${id}.ics`;

export type AgendaCalendar = {
  readonly name: string;
  readonly description: string;
  /** Domain after `@` in UIDs. */
  readonly domain: string;
  /** Last change of the data, used as DTSTAMP. */
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
