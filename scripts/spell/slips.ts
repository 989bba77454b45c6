import type { Dictionary } from './own-words';
import { proseIn } from './prose-in';
import { type Word, wordsIn } from './words-in';

export type Slip = { readonly word: string; readonly line: number };

/** Words of English that no Catalan text holds. */
const ENGLISH = new Set('but by from its nothing of read such the today too walks with without'.split(' '));

/**
 * Whether a text speaks to programmers, in English: half of its words are unknown, and one is English beyond
 * doubt. In lib/, whose problems and states have short English names, one of the two is enough.
 */
function isEnglish(words: readonly Word[], unknown: readonly Word[], inLib: boolean): boolean {
  const half = unknown.length * 2 >= words.length;
  const beyondDoubt = unknown.some(({ text }) => ENGLISH.has(text));
  return inLib ? half || beyondDoubt : half && beyondDoubt;
}

/** The words of a source's texts that the dictionary does not know, with the line of each. */
export function findSlips(source: string, fileName: string, knows: Dictionary): Slip[] {
  const inLib = /(^|\/)lib\//.test(fileName);
  return proseIn(source, fileName).flatMap(({ text, line }) => {
    const words = wordsIn(text);
    const unknown = words.filter((word) => !knows(word.text));
    if (isEnglish(words, unknown, inLib)) return [];
    return unknown.map(({ text: word, at }) => ({
      word,
      line: line + text.slice(0, at).split('\n').length - 1,
    }));
  });
}
