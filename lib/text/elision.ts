const VOWEL = /^h?[aeiouàèéíòóúïü]/i;
/** A consonant sound: "de iogurt", "de Iemen". */
const CONSONANT_VOWEL = /^h?[iu][aeouàèéòó]/i;

/** `1`, `11`, `11.000`, not `1.000`. */
const VOWEL_FIGURE = /^(?:1(?![.\d])|11(?!\d))/;

/** "del pilar", "de la torre", "d'onze", "d'11". */
export function de(phrase: string): string {
  const contracted = /^els? /.test(phrase);
  if (contracted) return `d${phrase}`;
  const elided = VOWEL_FIGURE.test(phrase) || (VOWEL.test(phrase) && !CONSONANT_VOWEL.test(phrase));
  return elided ? `d'${phrase}` : `de ${phrase}`;
}
