import { ofDay, toDay } from '../dates/article';
import { addDays, type Weekday, weekdayOf } from '../dates/days';
import { dayAndMonth } from '../dates/formats';

/** What the calendar of the rehearsals holds; both days as `15 de setembre`. */
export function courseCalendar(first: string, last: string): string {
  return `Els assajos de tot el curs, ${ofDay(first)} ${toDay(last)}, amb els dies de festa ja descomptats. Si t'hi subscrius, els canvis t'arribaran sols.`;
}

/** Name of the map of the place of a rehearsal; `from` is the hour at which it starts. */
export function mapTitle(weekday: string, from: string): string {
  return `Mapa de l'assaig de ${weekday}, ${from}`;
}

/** Hours as the pages show them: `14:00–16:00`, or the beginning alone. */
export function hoursWords(from: string, to?: string): string {
  return to ? `${from}–${to}` : from;
}

export type Nearness = 'now' | 'today' | 'tomorrow' | 'later';

const NEARNESS_WORDS: Readonly<Record<Exclude<Nearness, 'later'>, string>> = {
  now: 'ara mateix',
  today: 'avui',
  tomorrow: 'demà',
};

/** The day of a meeting, in small letters: `demà, dimarts 24 de novembre`. What happens now needs no date. */
export function dayWords(date: string, nearness: Nearness): string {
  if (nearness === 'now') return NEARNESS_WORDS.now;
  const day = `${weekdayOf(date)} ${dayAndMonth(date)}`;
  return nearness === 'later' ? day : `${NEARNESS_WORDS[nearness]}, ${day}`;
}

/** The same for a meeting, on a day. */
export function dayOfMeeting({ date, now }: { date: string; now: boolean }, today: string): string {
  if (now) return dayWords(date, 'now');
  if (date === today) return dayWords(date, 'today');
  return dayWords(date, date === addDays(today, 1) ? 'tomorrow' : 'later');
}

/** The longest words for a day of the week, whose room a page keeps: no day and month are longer. */
export function longestDay(weekday: Weekday): string {
  return `${NEARNESS_WORDS.tomorrow}, ${weekday} 28 de novembre`;
}
