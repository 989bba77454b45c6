const VOWEL = /^h?[aeiouàèéíòóúïü]/i;
/** An i or u that opens a diphthong sounds as a consonant: "de iogurt", "de Iemen". */
const CONSONANT_VOWEL = /^h?[iu][aeouàèéòó]/i;

/** `de` before a phrase, contracted or elided: "del pilar", "dels dosos", "de la torre", "d'onze". */
export function de(phrase: string): string {
  const contracted = /^els? /.test(phrase);
  if (contracted) return `d${phrase}`;
  return VOWEL.test(phrase) && !CONSONANT_VOWEL.test(phrase) ? `d'${phrase}` : `de ${phrase}`;
}
