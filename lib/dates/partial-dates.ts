import { de } from '@/lib/text/catalan';
import { monthName } from './formats';

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
