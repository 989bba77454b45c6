/** Pace of the telling, in milliseconds a word. */
export const WORD_TIME = 25;

/** Offset where each word of a text ends: a run without spaces, so that a dash stays with its word. */
export const wordEnds = (text: string): readonly number[] =>
  [...text.matchAll(/\S+/g)].map((match) => match.index + match[0].length);

/** Words that have been told after some milliseconds; the first one comes at once. */
export const wordsTold = (elapsed: number): number => 1 + Math.floor(elapsed / WORD_TIME);

/** Where the words that are still to come begin: a paragraph, and an offset in its text. */
export type TellingPlace = { readonly paragraph: number; readonly offset: number };

/** The place after a number of words, given the word ends of each paragraph; `undefined` when nothing is left. */
export const placeAfter = (
  paragraphs: readonly (readonly number[])[],
  words: number,
): TellingPlace | undefined => {
  let left = words;
  for (const [paragraph, ends] of paragraphs.entries()) {
    if (left < ends.length) return { paragraph, offset: left > 0 ? (ends[left - 1] ?? 0) : 0 };
    left -= ends.length;
  }
  return undefined;
};
