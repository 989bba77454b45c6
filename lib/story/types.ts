import type { PassageId } from './passage-ids';

export type { PassageId } from './passage-ids';

export type StoryOption = {
  /** One or two lines, as they stand on the button. */
  readonly text: readonly string[];
  readonly link: PassageId;
};

export type Passage = {
  readonly id: PassageId;
  /** Passage DD goes without: nobody remembers what it was called. */
  readonly title?: string;
  /** Paragraphs, in order. */
  readonly text: readonly string[];
  /** Two in a passage, one at home, none at an ending. */
  readonly options: readonly StoryOption[];
  /** Number of the ending, 1 to 20; only on endings. */
  readonly final?: number;
  /** A remark shown in brackets after the number of the ending. */
  readonly note?: string;
};
