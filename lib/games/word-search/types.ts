/** From 0 at the top left. */
export type Cell = { readonly row: number; readonly column: number };

export type WordSearchLevel = {
  readonly title: string;
  /** 15 rows of 15 letters, without accents. */
  readonly map: readonly string[];
  /** Words with accents. Each appears in the map exactly once. */
  readonly words: readonly string[];
  /** Meaning of each word in one line, shown when it is found. */
  readonly meanings: readonly string[];
};

export type MoreWordSearch = { readonly id: string; readonly level: WordSearchLevel };

/** An earlier version of a level, for saved games begun in it. */
export type FormerWordSearch = { readonly index: number; readonly level: WordSearchLevel };

/** Both ends are included. */
export type Line = { readonly start: Cell; readonly end: Cell };

export type WordSearchState = {
  /** Square with keyboard focus. */
  readonly cursor: Cell;
  /** First letter marked, until the second is picked. */
  readonly anchor: Cell | null;
  /** Indexes in the level's words, in the order found. */
  readonly found: readonly number[];
  /** Indexes of words with a hint, in the order requested. */
  readonly hinted: readonly number[];
};

export type WordSearchAction =
  | { readonly type: 'move'; readonly heading: Heading }
  /** Marks the first letter of a word or, if one is marked, its last. */
  | { readonly type: 'pick'; readonly cell: Cell }
  /** Made by dragging. */
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
