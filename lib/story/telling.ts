/** Milliseconds per word. */
export const WORD_TIME = 25;

/** End offsets of runs without spaces, so a dash is a word of its own. */
export const wordEnds = (text: string): readonly number[] =>
  [...text.matchAll(/\S+/g)].map((match) => match.index + match[0].length);

/** `elapsed` is in milliseconds. The first word appears at once. */
export const wordsTold = (elapsed: number): number => 1 + Math.floor(elapsed / WORD_TIME);

/** Position of the next word. */
export type TellingPlace = { readonly paragraph: number; readonly offset: number };

/** Position after `words` words, by the word ends of each paragraph. Undefined at the end. */
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
