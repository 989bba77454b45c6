import {
  INITIAL_WORD_SEARCH,
  reduceWordSearch,
  type WordSearchAction,
  type WordSearchState,
} from '@/lib/games/word-search/game';
import type { Cell, Line, WordSearchLevel } from '@/lib/games/word-search/grid';

/** Pinya east along the top, Peu down the left, Soca up the diagonal; they share their ends. */
export const aLevel: WordSearchLevel = {
  title: 'Prova',
  map: ['PINYA', 'EXXCX', 'UXOXX', 'XSXXX', 'XXÇXX'],
  words: ['Pinya', 'Soca', 'Peu'],
  meanings: ['Tota la gent de sota.', 'El cor de tot.', 'El que toca a terra.'],
};

export const at = (row: number, column: number): Cell => ({ row, column });
export const line = (start: Cell, end: Cell): Line => ({ start, end });

export const PINYA = line(at(0, 0), at(0, 4));
export const SOCA = line(at(3, 1), at(0, 4));
export const PEU = line(at(0, 0), at(2, 0));

/** The state after some actions, and the last event. */
export function play(...actions: readonly WordSearchAction[]) {
  return playFrom(INITIAL_WORD_SEARCH, ...actions);
}

export function playFrom(start: WordSearchState, ...actions: readonly WordSearchAction[]) {
  const events = [];
  let state = start;
  for (const action of actions) {
    const result = reduceWordSearch(aLevel, state, action);
    state = result.state;
    events.push(result.event);
  }
  return { state, event: events.at(-1), events };
}
