import type { CrosswordAction } from '@/lib/games/crossword/actions';
import {
  type CrosswordEvent,
  type CrosswordState,
  newCrossword,
  reduceCrossword,
} from '@/lib/games/crossword/game';
import { type CrosswordLevel, crosswordGrid } from '@/lib/games/crossword/grid';

/*
 *     0  1  2  3  4
 * 0   ·  P  ·  ·  T
 * 1   P  L  A  Ç  A
 * 2   ·  A  ·  ·  P
 * 3   ·  N  ·  ·  ·
 * 4   S  O  C  A  ·
 */
export const aLevel: CrosswordLevel = {
  columns: 5,
  rows: 5,
  words: [
    { word: 'Planò', hint: 'Pla i no.', direction: 1, x: 1, y: 0 },
    { word: 'Tap', hint: 'De suro.', direction: 1, x: 4, y: 0 },
    { word: 'Plaça', hint: "On s'actua.", direction: 0, x: 0, y: 1 },
    { word: 'Soca', hint: 'Cor de la pinya.', direction: 0, x: 0, y: 4 },
  ],
};

export const aGrid = crosswordGrid(aLevel);

/** The number of a square, by row and column. */
export const square = (row: number, column: number): number => row * aLevel.columns + column;
export const type = (text: string): CrosswordAction => ({ type: 'type', text });
export const select = (row: number, column: number): CrosswordAction => ({
  type: 'select',
  square: square(row, column),
});

export function play(...actions: readonly CrosswordAction[]) {
  return playFrom(newCrossword(aGrid), ...actions);
}

export function playFrom(start: CrosswordState, ...actions: readonly CrosswordAction[]) {
  let state = start;
  let event: CrosswordEvent | null = null;
  for (const action of actions) ({ state, event } = reduceCrossword(aGrid, state, action));
  return { state, event };
}

/** Every word filled in, from the empty grid. */
export const solve: readonly CrosswordAction[] = aLevel.words.flatMap(({ word }, index) => [
  { type: 'clue', word: index },
  { type: 'first-letter' },
  type(word),
]);
