import type { PassageId } from '../passage';

type Range = { readonly least: number; readonly most: number };

/** How a story wants to be measured, beyond what every story has to keep. */
export type StoryRules = {
  /** Fewest choices from the first passage to any ending. */
  readonly shortestNight: number;
  /** Words of a passage, home apart. */
  readonly words: Range;
  /** The most that its forms may bring it to, all in their longest. */
  readonly wordsWithForms?: number;
  readonly paragraphs: Range;
  /** The passages that go without a title. */
  readonly untitled: readonly PassageId[];
  /** The facts that a night can remember, and the values that each can have. */
  readonly facts?: Readonly<Record<string, readonly string[]>>;
  /** In how many passages each of them comes back, at least. */
  readonly echoes?: number;
  /** Phrases that lay the two options of a fork out before the reader, and how many forks may close with one. */
  readonly layouts?: { readonly phrases: readonly string[]; readonly most: number };
};
