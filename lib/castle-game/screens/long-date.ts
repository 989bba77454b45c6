import { type PlainDate, weekdayOf } from '@/lib/castle-game/engine/calendar';
import { de } from '@/lib/text/elision';

const WEEKDAY_NAMES = [
  'diumenge',
  'dilluns',
  'dimarts',
  'dimecres',
  'dijous',
  'divendres',
  'dissabte',
] as const;
const MONTHS = [
  'gener',
  'febrer',
  'març',
  'abril',
  'maig',
  'juny',
  'juliol',
  'agost',
  'setembre',
  'octubre',
  'novembre',
  'desembre',
] as const;

/** A day in Catalan: `dilluns, 18 de setembre de 2023`. Expects a real date. */
export function longDate(date: PlainDate): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return `${WEEKDAY_NAMES[weekdayOf(date)]}, ${day} ${de(MONTHS[month - 1] ?? '')} de ${year}`;
}
