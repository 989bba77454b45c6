import { courseName, type RehearsalSeason } from '@/lib/calendar/course';
import { addDays, type Weekday, weekdayOf } from '@/lib/dates/days';
import { dayAndMonth, dayMonthAndYear, ofDay, theDay, toDay } from '@/lib/dates/formats';

/** Agenda. */
export const AGENDA_TEXTS = {
  kinds: { actuacio: 'Actuació', activitat: 'Activitat', assaig: 'Assaig' },
  /** After the hour, in a cell of the grid. */
  rehearsal: 'assaig',
  legend: 'Què vol dir cada senyal',
  views: { legend: 'Com vols veure el mes', list: 'Llista', grid: 'Graella i llista' },
  previous: 'Mes anterior',
  next: 'Mes següent',
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
  file: 'Al teu calendari (.ics)',
  whole: "Descarrega't tota l'agenda (.ics)",
} as const;

/** Next meeting, on the home page. */
export const NEXT_MEETING_TEXTS = {
  label: 'Quan ens trobem',
  weekly: 'Assagem cada setmana',
  assaig: { next: 'Pròxim assaig', link: 'Com va un assaig i què cal portar' },
  actuacio: { next: 'Pròxima actuació', link: "Mira-la a l'agenda" },
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
  download: "Descarrega'n el fitxer (.ics)",
  /** Followed by the URL. */
  address: 'També pots enganxar aquesta adreça al teu calendari:',
  pauses: 'Dies sense assaig',
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
  return `Tots els assajos del curs ${courseName(season)}, ${ofDay(first)} ${toDay(last)}, amb els dies de festa ja descomptats. Si t'hi subscrius, els canvis t'arribaran sols.`;
}

export function mapTitle(weekday: string, from: string): string {
  return `Mapa de l'assaig de ${weekday}, ${from}`;
}

/** `14:00–16:00` or `14:00`. */
export function hoursText(from: string, to?: string): string {
  return to ? `${from}–${to}` : from;
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

/** Longest text of any day, to reserve its space. */
export function longestDay(weekday: Weekday): string {
  return `${NEARNESS_WORDS.tomorrow}, ${weekday} 28 de novembre`;
}
