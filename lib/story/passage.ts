/** Names a passage in its address, in the options that lead to it and in the reader's memory: `42`, `AA`. */
export type PassageId = string;

/** The door of the story, at the story's own address. Its one option leads to the first passage. */
export const HOME: PassageId = 'home';

/** What has happened in a night so far, by name: `{ jaqueta: 'guifre' }`. */
export type Facts = Readonly<Record<string, string>>;

/** What a passage or an option makes happen; `null` takes a fact back. */
export type Setting = Readonly<Record<string, string | null>>;

/**
 * Text that knows what happened: the first form whose facts all hold. Where none does, and without scripts, the neutral
 * one is told, which has to be true on every path; without it nothing is told.
 */
export type Told = {
  readonly neutral?: string;
  readonly forms: readonly { readonly when: Facts; readonly text: string }[];
};

/** A paragraph: one text, one that is told in another form, or pieces of both kinds. */
export type Paragraph = string | Told | readonly (string | Told)[];

export type OptionForm = {
  readonly when: Facts;
  readonly text: readonly string[];
  /** Where this form leads, when elsewhere. */
  readonly link?: PassageId;
};

export type StoryOption = {
  /** One or two lines, as they stand on the button. */
  readonly text: readonly string[];
  readonly link: PassageId;
  /** What happens by taking it, in whichever form. */
  readonly sets?: Setting;
  /** In the place of the text above when their facts hold; the first one wins. */
  readonly forms?: readonly OptionForm[];
};

export type Passage = {
  readonly id: PassageId;
  /** Some passages go without. */
  readonly title?: string;
  /** Paragraphs, in order. */
  readonly text: readonly Paragraph[];
  /** What has happened once one leaves it. */
  readonly sets?: Setting;
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
