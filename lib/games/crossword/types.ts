import type { Letter } from '@/lib/text/letters';

/** 0 across (horitzontal), 1 down (vertical): the values of the level files. */
export const ACROSS = 0;
export const DOWN = 1;
export type Direction = typeof ACROSS | typeof DOWN;

export type CrosswordWord = {
  /** The answer as it is written, accents and all: `Cordó`, `Pom de dalt`. */
  readonly word: string;
  /** The clue. */
  readonly hint: string;
  readonly direction: Direction;
  /** Column of the first letter, from 0. */
  readonly x: number;
  /** Row of the first letter, from 0. */
  readonly y: number;
};

/** Clue numbers follow the order of `words`, from 1. */
export type CrosswordLevel = {
  readonly columns: number;
  readonly rows: number;
  readonly words: readonly CrosswordWord[];
};

/** A crossword beside the levels. */
export type MoreCrossword = { readonly id: string; readonly title: string; readonly level: CrosswordLevel };

/** What a level was before it was laid out anew. */
export type FormerCrossword = { readonly index: number; readonly level: CrosswordLevel };

/** Squares are numbered from 0 at the top left, row after row: `row * columns + column`. */
export type CrosswordState = {
  /** What is written, square by square; null where nothing is, black squares included. */
  readonly entries: readonly (Letter | null)[];
  /** Squares a check found wrong and that have not been touched since. */
  readonly wrong: readonly number[];
  /** Squares whose letter was given away; they can no longer be changed. */
  readonly revealed: readonly number[];
  /** The square being written, and the direction writing goes. */
  readonly square: number;
  readonly direction: Direction;
};

export const ARROWS = ['left', 'right', 'up', 'down'] as const;
export type Arrow = (typeof ARROWS)[number];
export type CheckScope = 'letter' | 'word' | 'all';
export type RevealScope = 'letter' | 'word';

export type CrosswordAction =
  /** Whatever came in by key, composition or paste: each letter of it goes into a square of its own. */
  | { readonly type: 'type'; readonly text: string }
  /** Backspace: empties the square or, when it has nothing to empty, the one before. */
  | { readonly type: 'erase' }
  /** Delete: empties the square and stays. */
  | { readonly type: 'clear' }
  | { readonly type: 'arrow'; readonly arrow: Arrow }
  | { readonly type: 'switch-direction' }
  /** A click: goes to a square, or turns when it is there already. */
  | { readonly type: 'select'; readonly square: number }
  /** Goes to a clue, by its index in the level's words. */
  | { readonly type: 'clue'; readonly word: number }
  | { readonly type: 'next-clue' }
  | { readonly type: 'previous-clue' }
  | { readonly type: 'first-letter' }
  | { readonly type: 'last-letter' }
  | { readonly type: 'check'; readonly scope: CheckScope }
  | { readonly type: 'reveal'; readonly scope: RevealScope }
  | { readonly type: 'restart' };

export const CROSSWORD_REFUSALS = [
  'not-a-letter',
  'edge',
  'one-direction',
  'black-square',
  'unknown-clue',
  'nothing-to-clear',
  'completed',
] as const;
export type CrosswordRefusal = (typeof CROSSWORD_REFUSALS)[number];

export type CrosswordEvent =
  | { readonly kind: 'typed'; readonly letters: readonly Letter[] }
  | { readonly kind: 'erased' }
  | { readonly kind: 'moved' }
  | { readonly kind: 'clue-chosen'; readonly word: number }
  | { readonly kind: 'checked'; readonly written: number; readonly wrong: number }
  | { readonly kind: 'revealed'; readonly letters: readonly Letter[] }
  | { readonly kind: 'completed'; readonly helped: boolean }
  | { readonly kind: 'restarted' }
  | { readonly kind: 'refused'; readonly reason: CrosswordRefusal };
