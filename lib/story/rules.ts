import { PASSAGE_IDS, type PassageId } from './passage-ids';

/** What a story has to keep; a test may check a small story against smaller rules. */
export type StoryRules = {
  readonly ids: readonly PassageId[];
  /** Endings are numbered from 1 to this, each number once. */
  readonly endings: number;
  /** Fewest choices from the first passage to any ending. */
  readonly shortestNight: number;
  /** Words of a passage, home apart. */
  readonly words: { readonly least: number; readonly most: number };
  readonly paragraphs: { readonly least: number; readonly most: number };
  /** The passages that go without a title. */
  readonly untitled: readonly PassageId[];
};

export const STORY_RULES: StoryRules = {
  ids: PASSAGE_IDS,
  endings: 20,
  shortestNight: 6,
  words: { least: 80, most: 220 },
  paragraphs: { least: 2, most: 5 },
  untitled: ['DD'],
};
