import type { PassageId } from '../passage';

type Range = { readonly least: number; readonly most: number };

/** Limits of one story. */
export type StoryRules = {
  /** In choices from the first passage. */
  readonly shortestNight: number;
  /** Per passage, except home. */
  readonly words: Range;
  /** Maximum with all forms at their longest. */
  readonly wordsWithForms?: number;
  readonly paragraphs: Range;
  readonly untitled: readonly PassageId[];
  /** Possible values of each fact. */
  readonly facts?: Readonly<Record<string, readonly string[]>>;
  /** Minimum of passages that read each fact. */
  readonly echoes?: number;
  /** Maximum of forks that end with a phrase. */
  readonly layouts?: { readonly phrases: readonly string[]; readonly most: number };
};
