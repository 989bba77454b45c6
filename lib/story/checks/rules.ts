import type { PassageId } from '../passage';

type Range = { readonly least: number; readonly most: number };

/** Limits of one story, besides the checks for all stories. */
export type StoryRules = {
  /** Fewest choices from the first passage to any ending. */
  readonly shortestNight: number;
  /** Per passage, except home. */
  readonly words: Range;
  /** Maximum words with all forms at their longest. */
  readonly wordsWithForms?: number;
  readonly paragraphs: Range;
  readonly untitled: readonly PassageId[];
  /** Facts with their possible values. */
  readonly facts?: Readonly<Record<string, readonly string[]>>;
  /** Minimum number of passages that read each fact. */
  readonly echoes?: number;
  /** `most` is the maximum number of forks that end with one of the phrases. */
  readonly layouts?: { readonly phrases: readonly string[]; readonly most: number };
};
