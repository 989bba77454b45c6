/** A date known to the year, to the month or to the day. Months count from 1. */
export type PartialDate =
  | { readonly year: number; readonly month?: never; readonly day?: never }
  | { readonly year: number; readonly month: number; readonly day?: never }
  | { readonly year: number; readonly month: number; readonly day: number };

/** Months as they follow `1 `: with their preposition, elided before a vowel. */
const MONTHS = [
  'de gener',
  'de febrer',
  'de març',
  "d'abril",
  'de maig',
  'de juny',
  'de juliol',
  "d'agost",
  'de setembre',
  "d'octubre",
  'de novembre',
  'de desembre',
] as const;

/** The date in words: `1994`, `novembre de 1994` or `16 de novembre de 2010`. */
export function formatPartialDate({ year, month, day }: PartialDate): string {
  if (month === undefined) return String(year);
  const ofMonth = MONTHS[month - 1] ?? '';
  return day === undefined ? `${ofMonth.replace(/^d(e |')/, '')} de ${year}` : `${day} ${ofMonth} de ${year}`;
}

/** The date for machines, as precise as it is known: `1994`, `1994-11` or `2010-11-16`. It also sorts. */
export function isoPartialDate({ year, month, day }: PartialDate): string {
  const parts = [month, day].filter((part) => part !== undefined);
  return [year, ...parts.map((part) => String(part).padStart(2, '0'))].join('-');
}
