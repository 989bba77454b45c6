/** Milliseconds per word. */
export const WORD_TIME = 25;

/** Offsets. Words are runs without spaces, punctuation included. */
export const wordEnds = (text: string): readonly number[] =>
  [...text.matchAll(/\S+/g)].map((match) => match.index + match[0].length);

/** `elapsed` in milliseconds. The first word appears at once. */
export const wordsTold = (elapsed: number): number => 1 + Math.floor(elapsed / WORD_TIME);

type TellingPlace = { readonly paragraph: number; readonly offset: number };

/** `paragraphs` holds word ends. Undefined at the end. */
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
