import type { PassageId } from '../passage';

type Range = { readonly least: number; readonly most: number };

/** How a story wants to be measured, beyond what every story has to keep. */
export type StoryRules = {
  /** Fewest choices from the first passage to any ending. */
  readonly shortestNight: number;
  /** Words of a passage, home apart. */
  readonly words: Range;
  readonly paragraphs: Range;
  /** The passages that go without a title. */
  readonly untitled: readonly PassageId[];
};
