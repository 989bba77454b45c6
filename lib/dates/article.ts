/** Begins with a vowel when spoken. */
const ELIDED = /^(0?1|11)(?!\d)/;

/** "el 7 de maig", "l'1 de maig". */
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
