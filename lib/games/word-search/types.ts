/** A square of the grid, counted from 0 at the top left. */
export type Cell = { readonly row: number; readonly column: number };

export type WordSearchLevel = {
  readonly title: string;
  /** 15 rows of 15 letters, without accents. */
  readonly map: readonly string[];
  /** The words to find as they are written, accents and all. Each stands in the map exactly once. */
  readonly words: readonly string[];
  /** What each word is, in one line, told when it is found. */
  readonly meanings: readonly string[];
};

/** A word search beside the levels. */
export type MoreWordSearch = { readonly id: string; readonly level: WordSearchLevel };

/** What a level was before its words changed. */
export type FormerWordSearch = { readonly index: number; readonly level: WordSearchLevel };

/** A straight run of squares, ends included. */
export type Line = { readonly start: Cell; readonly end: Cell };

export type WordSearchState = {
  /** The square the keyboard is on. */
  readonly cursor: Cell;
  /** The first letter picked, while the second is awaited. */
  readonly anchor: Cell | null;
  /** Indexes in the level's words, in the order they were found. */
  readonly found: readonly number[];
  /** Indexes of the words whose first letter was asked for, in that order. */
  readonly hinted: readonly number[];
};

export type WordSearchAction =
  | { readonly type: 'move'; readonly heading: Heading }
  /** Marks the start of a word at a square or, with a start marked, its end. */
  | { readonly type: 'pick'; readonly cell: Cell }
  /** A whole selection at once, as a drag gives it. */
  | { readonly type: 'select'; readonly line: Line }
  | { readonly type: 'cancel' }
  | { readonly type: 'hint'; readonly word: number }
  | { readonly type: 'restart' };

export const WORD_SEARCH_REFUSALS = [
  'outside',
  'not-straight',
  'no-word',
  'already-found',
  'nothing-marked',
  'edge',
  'completed',
] as const;
export type WordSearchRefusal = (typeof WORD_SEARCH_REFUSALS)[number];

export type WordSearchEvent =
  | { readonly kind: 'moved'; readonly cell: Cell }
  | { readonly kind: 'marked'; readonly cell: Cell }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'found'; readonly word: number; readonly left: number }
  | { readonly kind: 'completed'; readonly word: number }
  | { readonly kind: 'hinted'; readonly word: number; readonly cell: Cell }
  | { readonly kind: 'restarted' }
  | { readonly kind: 'refused'; readonly reason: WordSearchRefusal; readonly cell: Cell };

/** The eight directions a word or a key can take, as steps of row and column. */
export const HEADINGS = {
  east: { row: 0, column: 1 },
  southeast: { row: 1, column: 1 },
  south: { row: 1, column: 0 },
  southwest: { row: 1, column: -1 },
  west: { row: 0, column: -1 },
  northwest: { row: -1, column: -1 },
  north: { row: -1, column: 0 },
  northeast: { row: -1, column: 1 },
} as const satisfies Record<string, Cell>;
export type Heading = keyof typeof HEADINGS;
