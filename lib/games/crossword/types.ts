import type { Letter } from '@/lib/text/letters';

/** Values used in level files. */
export const ACROSS = 0;
export const DOWN = 1;
export type Direction = typeof ACROSS | typeof DOWN;

export type CrosswordWord = {
  /** With accents and spaces: `Cordó`, `Pom de dalt`. */
  readonly word: string;
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

export type MoreCrossword = { readonly id: string; readonly title: string; readonly level: CrosswordLevel };

/** An earlier layout of a level, for saved games begun in it. */
export type FormerCrossword = { readonly index: number; readonly level: CrosswordLevel };

/** Squares are numbered from 0: `row * columns + column`. */
export type CrosswordState = {
  /** Null for empty and black squares. */
  readonly entries: readonly (Letter | null)[];
  /** Squares found wrong and not changed since. */
  readonly wrong: readonly number[];
  /** Revealed squares, which cannot be changed. */
  readonly revealed: readonly number[];
  /** Current square and writing direction. */
  readonly square: number;
  readonly direction: Direction;
};

export const ARROWS = ['left', 'right', 'up', 'down'] as const;
export type Arrow = (typeof ARROWS)[number];
export type CheckScope = 'letter' | 'word' | 'all';
export type RevealScope = 'letter' | 'word';

export type CrosswordAction =
  /** Text from a key, an IME or the clipboard. Each letter fills a square. */
  | { readonly type: 'type'; readonly text: string }
  /** Backspace: clears the square or, if there is nothing to clear, the previous one. */
  | { readonly type: 'erase' }
  /** Delete: clears the square and stays. */
  | { readonly type: 'clear' }
  | { readonly type: 'arrow'; readonly arrow: Arrow }
  | { readonly type: 'switch-direction' }
  /** A click: goes to a square, or turns if it is the current one. */
  | { readonly type: 'select'; readonly square: number }
  /** `word` is an index in the level's words. */
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
