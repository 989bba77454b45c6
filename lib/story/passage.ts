/** Names a passage in its address, in the options that lead to it and in the reader's memory: `42`, `AA`. */
export type PassageId = string;

/** The door of the story, at the story's own address. Its one option leads to the first passage. */
export const HOME: PassageId = 'home';

export type StoryOption = {
  /** One or two lines, as they stand on the button. */
  readonly text: readonly string[];
  readonly link: PassageId;
};

export type Passage = {
  readonly id: PassageId;
  /** Some passages go without. */
  readonly title?: string;
  /** Paragraphs, in order. */
  readonly text: readonly string[];
  /** Two in a passage, one at home, none at an ending. */
  readonly options: readonly StoryOption[];
  /** Number of the ending, from 1; only on endings. */
  readonly final?: number;
  /** A remark shown in brackets after the number of the ending. */
  readonly note?: string;
};

/** What a reader has to know before the first passage: what the story deals with and, if there is, where to find help. */
export type StoryNote = {
  readonly title: string;
  readonly lead: string;
  readonly topics: readonly string[];
  readonly help?: { readonly label: string; readonly link: string };
};

/** The passage with this id, `undefined` when the story has none. */
export const findPassage = (passages: readonly Passage[], id: string): Passage | undefined =>
  passages.find((passage) => passage.id === id);

/** Words of some paragraphs: runs between spaces that hold a letter or a figure, so that a dash is not a word. */
export const countWords = (paragraphs: readonly string[]): number =>
  paragraphs.flatMap((paragraph) => paragraph.split(/\s+/)).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;

/** Whether a whole paragraph is between guillemets: something that is read, such as a letter, a note, a line of minutes. */
export const isQuotation = (paragraph: string): boolean =>
  paragraph.startsWith('«') && paragraph.indexOf('»') === paragraph.length - 1;
