/** "L'u" and "l'onze" begin with a vowel, in figures too: "l'1 de maig", "l'11/09/2026". */
const ELIDED = /^(0?1|11)(?!\d)/;

/** A day, as any of `formats` writes it in figures, with its article: "el 7 de maig", "l'1 de maig". */
export function theDay(day: string): string {
  return ELIDED.test(day) ? `l'${day}` : `el ${day}`;
}

/** The same after `de`: "del 7 de maig", "de l'1 de maig". */
export function ofDay(day: string): string {
  return ELIDED.test(day) ? `de l'${day}` : `del ${day}`;
}

/** The same after `a`: "al 7 de maig", "a l'1 de maig". */
export function toDay(day: string): string {
  return ELIDED.test(day) ? `a l'${day}` : `al ${day}`;
}
