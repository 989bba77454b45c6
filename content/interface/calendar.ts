import {
  type AgendaKind,
  courseName,
  type DayOff,
  isCancelled,
  type Occasion,
  type RehearsalSeason,
} from '@/lib/calendar/course';
import type { Meeting } from '@/lib/calendar/rehearsal-days';
import { addDays, weekdayOf } from '@/lib/dates/days';
import { dayAndMonth, dayMonthAndYear, ofDay, spanOfDays, theDay, toDay } from '@/lib/dates/formats';
import { capitalised } from '@/lib/text/catalan';

/** Also before a title in calendar files, in capitals. */
const CANCELLED: Readonly<Record<AgendaKind, string>> = {
  actuacio: 'Actuació anul·lada',
  activitat: 'Activitat anul·lada',
  assaig: 'Assaig anul·lat',
};

/** Agenda. */
export const AGENDA_TEXTS = {
  kinds: { actuacio: 'Actuació', activitat: 'Activitat', assaig: 'Assaig' },
  cancelled: CANCELLED,
  /** After a struck title in the grid: no gender. */
  off: 'no es fa',
  movedAway: 'canvi de dia',
  /** After the hour, in a cell of the grid. */
  rehearsal: 'assaig',
  legend: 'Què vol dir cada senyal',
  /** Before the name of the month. */
  previous: 'Mes anterior',
  next: 'Mes següent',
  /** Followed by how many. */
  past: 'Ja han passat',
  weekdays: {
    dilluns: 'dl.',
    dimarts: 'dt.',
    dimecres: 'dc.',
    dijous: 'dj.',
    divendres: 'dv.',
    dissabte: 'ds.',
    diumenge: 'dg.',
  },
  /** In a month with an empty list. What began before may go on in it. */
  empty: 'Aquest mes no hi ha cap acte nou ni cap assaig.',
  /** After the last day of the agenda. */
  over: 'Tot el que hi ha en aquesta agenda ja ha passat. Quan hi hagi dates noves, les trobaràs aquí.',
  /** Link to the contact page. */
  ask: 'Pregunta-les a la colla',
  file: 'Calendari (.ics)',
  /** Link from a past performance to its results. */
  castells: 'Els castells que hi vam fer',
  /** Ways to the whole agenda. */
  whole: {
    subscribe: "Subscriu-te a tota l'agenda",
    google: "Tota l'agenda a Google Calendar",
    download: "Baixa tota l'agenda (.ics)",
  },
} as const;

/** Next meeting, on the home page. */
export const NEXT_MEETING_TEXTS = {
  label: 'Quan ens trobem',
  weekly: 'Assagem cada setmana',
  assaig: { next: 'Pròxim assaig', link: 'Com va un assaig i què cal portar', agenda: "Mira'l a l'agenda" },
  actuacio: { next: 'Pròxima actuació', agenda: "Mira-la a l'agenda" },
  over: {
    title: 'Ara no hi ha cap assaig anunciat',
    text: (course: string) =>
      `Els del curs ${course} s'han acabat. Quan anunciem els pròxims, sortiran aquí.`,
    link: 'Pregunta-ho a la colla',
  },
} as const;

/** Hours, maps and calendar of the rehearsals. */
export const REHEARSAL_TEXTS = {
  openMap: 'Obre el mapa a part',
  subscribe: "Subscriu-t'hi des del teu calendari",
  google: "Subscriu-t'hi amb Google Calendar",
  download: "Baixa'n el fitxer (.ics)",
  /** Followed by the URL. */
  address: 'També pots enganxar aquesta adreça al teu calendari:',
  pauses: 'Dies sense assaig',
  /** Name of the list of notices and changes. */
  notices: 'Avisos',
  /** Rehearsals of the agenda, such as those for newcomers. */
  special: 'Assajos especials',
  /** Link to the contact page, after the course. */
  ask: 'Pregunta quan són els pròxims',
} as const;

/** Above the hours, after the course. */
export function pastRehearsals(season: RehearsalSeason): string {
  const last = dayMonthAndYear(season.to);
  return `Els assajos del curs ${courseName(season)} es van acabar ${theDay(last)}. Aquests eren els dies i les hores.`;
}

export function courseCalendar(season: RehearsalSeason): string {
  const [first, last] = [dayAndMonth(season.from), dayAndMonth(season.to)];
  return `Els assajos del curs ${courseName(season)}, ${ofDay(first)} ${toDay(last)}. Si t'hi subscrius, els canvis t'arribaran sols.`;
}

/** `14:00–16:00` or `14:00`. */
export const hoursText = (from: string, to?: string): string => (to ? `${from}–${to}` : from);

/** `dimarts 15` or `dissabte 27 – dilluns 1 de març`, below the name of the month. */
export const daysOfMonthText = ({ date, until }: Pick<Occasion, 'date' | 'until'>): string =>
  [date, ...(until ? [until] : [])]
    .map((day) =>
      day.slice(0, 7) === date.slice(0, 7)
        ? `${weekdayOf(day)} ${Number(day.slice(8))}`
        : dayText(day, 'later'),
    )
    .join(' – ');

/** `dissabte 20 de febrer – diumenge 21 de febrer`. */
export const daysText = ({ date, until }: Pick<Occasion, 'date' | 'until'>): string =>
  [date, ...(until ? [until] : [])].map((day) => dayText(day, 'later')).join(' – ');

/** `dimarts 1 de desembre, 14:00–16:00`. */
export function occasionText(occasion: Omit<Occasion, 'place'>): string {
  const { start, end } = occasion;
  return start ? `${daysText(occasion)}, ${hoursText(start, end)}` : daysText(occasion);
}

/** What one occasion has and the other has not. */
function differences(one: Occasion, other: Occasion) {
  const hours = ({ start, end }: Occasion) => (start ? hoursText(start, end) : undefined);
  return {
    days: daysText(one) === daysText(other) ? undefined : daysText(one),
    hours: hours(one) === hours(other) ? undefined : hours(one),
    place: one.place === other.place ? undefined : one.place,
  };
}

const sentences = (...parts: readonly (string | undefined)[]): string =>
  parts.flatMap((part) => (part ? [`${part}.`] : [])).join(' ');

const cancelledText = ({ kind, reason }: Meeting) => `${CANCELLED[kind]}: ${reason}`;

export const reasonText = (reason?: string): string => `Motiu: ${reason}.`;

/** What is cancelled, or where and when it was before. It stands beside the new date. */
export function changeText(meeting: Meeting): string {
  const { reason, announced = meeting } = meeting;
  if (isCancelled(meeting)) return sentences(cancelledText(meeting));
  const { days, hours, place } = differences(announced, meeting);
  const before = [days, hours, place].filter(Boolean).join(', ');
  return `S'havia anunciat: ${before}. ${reasonText(reason)}`;
}

/** Title of an item, or that it is a rehearsal. */
export const meetingName = ({ title = AGENDA_TEXTS.kinds.assaig }: Meeting): string => title;

/** What has become of a meeting. It stands beside the announced date and the name. */
export function changeNews(meeting: Meeting): string {
  const { reason, announced = meeting } = meeting;
  if (isCancelled(meeting)) return sentences(cancelledText(meeting));
  const { days, hours, place } = differences(meeting, announced);
  const news = sentences(
    days && `Passa al ${days}`,
    hours && `Nova hora: ${hours}`,
    place && `Nou lloc: ${place}`,
  );
  return `${news} ${reasonText(reason)}`;
}

/** Why a day has no rehearsal. */
export function pauseReason({ from, reason, performance }: DayOff): string {
  if (!performance) return reason;
  if (isCancelled(performance)) return `${reason} (${CANCELLED.actuacio.toLowerCase()})`;
  return performance.date === from ? reason : `${reason} (canvi de dia)`;
}

/** Why the days of a pause have no rehearsal. */
export function noRehearsalText(pause: DayOff): string {
  const { from, to } = pause;
  const text =
    from === to ? `${dayText(from, 'later')} no hi ha assaig` : `${spanOfDays(from, to)} no assagem`;
  return `${capitalised(text)}: ${pauseReason(pause)}.`;
}

type Nearness = 'now' | 'today' | 'tomorrow' | 'later';

const NEARNESS_WORDS: Readonly<Record<Exclude<Nearness, 'later'>, string>> = {
  now: 'ara mateix',
  today: 'avui',
  tomorrow: 'demà',
};

/** `demà, dimarts 24 de novembre`. */
export function dayText(date: string, nearness: Nearness): string {
  if (nearness === 'now') return NEARNESS_WORDS.now;
  const day = `${weekdayOf(date)} ${dayAndMonth(date)}`;
  return nearness === 'later' ? day : `${NEARNESS_WORDS[nearness]}, ${day}`;
}

export function dayOfMeeting({ date, now }: { date: string; now: boolean }, today: string): string {
  if (now) return dayText(date, 'now');
  if (date === today) return dayText(date, 'today');
  return dayText(date, date === addDays(today, 1) ? 'tomorrow' : 'later');
}
