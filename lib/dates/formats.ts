import { de } from '@/lib/text/catalan';
import { weekdayOf } from './days';

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

/** Throws a RangeError outside 1 to 12. */
export function monthName(month: number): (typeof MONTHS)[number] {
  const name = MONTHS[month - 1];
  if (name === undefined) throw new RangeError(`No month ${month}`);
  return name;
}

/** `14/11/2024`. */
export function shortDate(date: string): string {
  return `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

/** `14 de novembre`, `3 d'abril`. */
export function dayAndMonth(date: string): string {
  return `${dayOf(date)} ${de(monthOf(date))}`;
}

export function weekdayAndDay(date: string): string {
  return `${weekdayOf(date)}, ${dayAndMonth(date)}`;
}

/** `18 de setembre de 2023`. */
export function dayMonthAndYear(date: string): string {
  return `${dayAndMonth(date)} de ${Number(date.slice(0, 4))}`;
}

/** `dilluns, 18 de setembre de 2023`. */
export function longDate(date: string): string {
  return `${weekdayOf(date)}, ${dayMonthAndYear(date)}`;
}

export function monthAndYear(date: string): string {
  return `${monthOf(date)} de ${Number(date.slice(0, 4))}`;
}

/** `26 de novembre`, `del 7 al 8 de desembre`. */
export function spanOfDays(from: string, to: string): string {
  if (from === to) return dayAndMonth(from);
  const start = monthOf(from) === monthOf(to) ? dayOf(from) : dayAndMonth(from);
  return `${ofDay(start)} ${toDay(dayAndMonth(to))}`;
}

function dayOf(date: string): string {
  return `${Number(date.slice(8))}`;
}

function monthOf(date: string): string {
  return monthName(Number(date.slice(5, 7)));
}

/** Begins with a vowel when spoken. */
const ELIDED = /^(0?1|11)(?!\d)/;

export function theDay(day: string): string {
  return ELIDED.test(day) ? `l'${day}` : `el ${day}`;
}

/** "del 7 de maig". */
export function ofDay(day: string): string {
  return ELIDED.test(day) ? `de l'${day}` : `del ${day}`;
}

/** "al 7 de maig". */
export function toDay(day: string): string {
  return ELIDED.test(day) ? `a l'${day}` : `al ${day}`;
}

/** Months count from 1. */
export type PartialDate =
  | { readonly year: number; readonly month?: never; readonly day?: never }
  | { readonly year: number; readonly month: number; readonly day?: never }
  | { readonly year: number; readonly month: number; readonly day: number };

/** `1994`, `novembre de 1994`, `16 de novembre de 2010`. */
export function formatPartialDate({ year, month, day }: PartialDate): string {
  if (month === undefined) return String(year);
  const name = monthName(month);
  return day === undefined ? `${name} de ${year}` : `${day} ${de(name)} de ${year}`;
}

/** `1994`, `1994-11`, `2010-11-16`. */
export function isoPartialDate({ year, month, day }: PartialDate): string {
  const parts = [month, day].filter((part) => part !== undefined);
  return [year, ...parts.map((part) => String(part).padStart(2, '0'))].join('-');
}
