import { ofDay, toDay } from '../dates/article';
import { addDays, type Weekday, weekdayOf } from '../dates/days';
import { dayAndMonth } from '../dates/formats';

/** Both days as `15 de setembre`. */
export function courseCalendar(first: string, last: string): string {
  return `Els assajos de tot el curs, ${ofDay(first)} ${toDay(last)}, amb els dies de festa ja descomptats. Si t'hi subscrius, els canvis t'arribaran sols.`;
}

export function mapTitle(weekday: string, from: string): string {
  return `Mapa de l'assaig de ${weekday}, ${from}`;
}

/** `14:00–16:00` or `14:00`. */
export function hoursWords(from: string, to?: string): string {
  return to ? `${from}–${to}` : from;
}

export type Nearness = 'now' | 'today' | 'tomorrow' | 'later';

const NEARNESS_WORDS: Readonly<Record<Exclude<Nearness, 'later'>, string>> = {
  now: 'ara mateix',
  today: 'avui',
  tomorrow: 'demà',
};

/** `demà, dimarts 24 de novembre`. */
export function dayWords(date: string, nearness: Nearness): string {
  if (nearness === 'now') return NEARNESS_WORDS.now;
  const day = `${weekdayOf(date)} ${dayAndMonth(date)}`;
  return nearness === 'later' ? day : `${NEARNESS_WORDS[nearness]}, ${day}`;
}

export function dayOfMeeting({ date, now }: { date: string; now: boolean }, today: string): string {
  if (now) return dayWords(date, 'now');
  if (date === today) return dayWords(date, 'today');
  return dayWords(date, date === addDays(today, 1) ? 'tomorrow' : 'later');
}

/** No day and month are longer than this. */
export function longestDay(weekday: Weekday): string {
  return `${NEARNESS_WORDS.tomorrow}, ${weekday} 28 de novembre`;
}
