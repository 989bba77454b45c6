import type { Facts, PassageId } from '@/lib/story/passage';

export type Range = { readonly least: number; readonly most: number };

type Lengths = {
  /** Of the neutral text, except home. */
  readonly words: Range;
  /** Maximum in any state that can occur. */
  readonly wordsWithForms?: number;
  readonly paragraphs: Range;
};

/** Limits of one story. Words and phrases are found in any letter case. */
export type StoryRules = Lengths & {
  /** In choices from the first passage. */
  readonly shortestNight: number;
  /** Replaces the lengths for endings. */
  readonly endings?: Lengths;
  readonly untitled: readonly PassageId[];
  /** Possible values of each fact. */
  readonly facts?: Readonly<Record<string, readonly string[]>>;
  /** Minimum of passages that read each fact. */
  readonly echoes?: number;
  /** Minimum of passages that facts change in every night in which they hold. */
  readonly everyNight?: readonly { readonly when: Facts; readonly least: number }[];
  /** Facts that every ending mentions. */
  readonly atEnd?: readonly string[];
  /** Questions that every ending answers, and words of which an answer has one. */
  readonly answers?: readonly { readonly question: string; readonly words: readonly string[] }[];
  /** Names, and phrases of which one introduces the person no later than the name is read. */
  readonly people?: readonly { readonly name: string; readonly introduced: readonly string[] }[];
  readonly apart?: readonly (readonly [string, string])[];
  /** Things with a number of their own. `numerals`: which words are numbers. */
  readonly counted?: {
    readonly numerals: readonly string[];
    readonly things: Readonly<Record<string, readonly string[]>>;
  };
  /** Shares of nights read at random, 0 to 1. */
  readonly balance?: {
    /** Of the nights, for each ending. */
    readonly endings: Range;
    /** Minimum of the neutral words that a night comes across. */
    readonly words: number;
    /** Maximum of the nights in which fewer than two facts come back. */
    readonly withoutFacts: number;
  };
  /** Maximum of forks that end with a phrase. */
  readonly layouts?: { readonly phrases: readonly string[]; readonly most: number };
};
