/** In addresses and saved data: `42`, `AA`. */
export type PassageId = string;

/** Start page, with one option to the first passage. */
export const HOME: PassageId = 'home';

/** What has happened in this night: `{ jaqueta: 'guifre' }`. */
export type Facts = Readonly<Record<string, string>>;

/** Facts to set. `null` removes a fact. */
export type Setting = Readonly<Record<string, string | null>>;

/**
 * Text by facts, such as `peto-jana` or `vocal-si torn-fet`: the first form whose facts all hold, else `neutral`. That must
 * be true on every path, because readers without scripts see it.
 */
export type Told = {
  readonly neutral?: string;
  readonly forms: Readonly<Record<string, string>>;
};

export type Paragraph = string | Told | readonly (string | Told)[];

/** Lines of an option. */
export type OptionText = readonly [string] | readonly [string, string];

export type OptionForm = {
  readonly when: Facts;
  readonly text: OptionText;
  /** Replaces the target of the option. */
  readonly link?: PassageId;
  /** Facts set by choosing this form. It needs a target of its own, because only the path is stored. */
  readonly sets?: Setting;
};

export type StoryOption = {
  readonly text: OptionText;
  readonly link: PassageId;
  readonly sets?: Setting;
  /** The first form whose facts hold replaces `text`. */
  readonly forms?: readonly OptionForm[];
};

export type Passage = {
  readonly id: PassageId;
  readonly title?: string;
  readonly text: readonly Paragraph[];
  /** Facts set on leaving the passage. */
  readonly sets?: Setting;
  /** Two, but one at home and none at an ending. */
  readonly options: readonly StoryOption[];
  /** From 1, only on endings. */
  readonly final?: number;
  /** Remark after the number of the ending. */
  readonly note?: string;
};

export type StoryNote = {
  readonly title: string;
  readonly lead: string;
  readonly topics: readonly string[];
  readonly help?: { readonly label: string; readonly link: string };
};

export const findPassage = (passages: readonly Passage[], id: string): Passage | undefined =>
  passages.find((passage) => passage.id === id);

/** A dash is not a word. */
export const countWords = (paragraphs: readonly string[]): number =>
  paragraphs.flatMap((paragraph) => paragraph.split(/\s+/)).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;

export const isQuotation = (paragraph: string): boolean =>
  paragraph.startsWith('«') && paragraph.indexOf('»') === paragraph.length - 1;
