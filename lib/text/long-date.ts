import { de } from './elision';

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

/** The calendar day of a date `YYYY-MM-DD` in words: "14 de novembre", "3 d'abril". */
export function dayAndMonth(date: string): string {
  const month = MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
  return `${Number(date.slice(8))} ${de(month)}`;
}
