import { searchForm } from '@/lib/text/catalan';

/** Endings of verbs after four letters, of nouns after three. */
const ENDING = /(?<=.{4})(?:[aeiou](?:ns?|r|m|u|ts?)|[ai]d(?:a|es)|is?|us?)$|(?<=.{3})(?:[aeo]s?|s)$/;

/**
 * What the forms of a word share: `assaig`, `assajos` and `assagem` are `assaj`. The word is in its search form. Those with
 * a digit stay.
 */
export function stemOf(word: string): string {
  if (/\d/.test(word)) return word;
  return word
    .replace(/(?<=[aeiou])ig$/, 'j')
    .replace(/g(?=[ei])/g, 'j')
    .replace(ENDING, '');
}

/** Codes such as `3d7+4d7` are one word. */
const BETWEEN_WORDS = /[^\p{L}\p{N}+]+/u;

/** In their search form. Many keyboards have no `·`, so `l.l` is `ll` too. */
export function wordsOf(text: string): string[] {
  return searchForm(text)
    .replace(/(?<=l)\.(?=l)/g, '')
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');
}
