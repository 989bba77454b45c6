import { produce } from 'immer';
import type { ActionResult } from '@/lib/games/shared/rules';
import { letterAt } from '@/lib/games/word-search/grid';
import { cellsOf } from '@/lib/games/word-search/line';
import { INITIAL_WORD_SEARCH, isCompleted, lineOf, wordAlong } from '@/lib/games/word-search/state';
import {
  type Cell,
  HEADINGS,
  type Heading,
  type Line,
  type WordSearchAction,
  type WordSearchEvent,
  type WordSearchLevel,
  type WordSearchRefusal,
  type WordSearchState,
} from '@/lib/games/word-search/types';

type Result = ActionResult<WordSearchState, WordSearchEvent>;

export function reduceWordSearch(
  level: WordSearchLevel,
  state: WordSearchState,
  action: WordSearchAction,
): Result {
  switch (action.type) {
    case 'move':
      return move(level, state, action.heading);
    case 'pick':
      return pick(level, state, action.cell);
    case 'select':
      return isCompleted(level, state) ? refuse(state, 'completed') : select(level, state, action.line);
    case 'cancel':
      if (state.anchor === null) return refuse(state, 'nothing-marked');
      return { state: unmarked(state), event: { kind: 'cancelled' } };
    case 'hint':
      return hint(level, state, action.word);
    case 'restart':
      return { state: INITIAL_WORD_SEARCH, event: { kind: 'restarted' } };
  }
}

function move(level: WordSearchLevel, state: WordSearchState, heading: Heading): Result {
  const step = HEADINGS[heading];
  const cell = { row: state.cursor.row + step.row, column: state.cursor.column + step.column };
  if (letterAt(level.map, cell) === null) return refuse(state, 'edge');
  return { state: at(state, cell), event: { kind: 'moved', cell } };
}

function pick(level: WordSearchLevel, state: WordSearchState, cell: Cell): Result {
  if (letterAt(level.map, cell) === null) return refuse(state, 'outside');
  const there = at(state, cell);
  if (isCompleted(level, state)) return refuse(there, 'completed');
  if (state.anchor !== null) return select(level, there, { start: state.anchor, end: cell });
  const marked = produce(there, (draft) => {
    draft.anchor = cell;
  });
  return { state: marked, event: { kind: 'marked', cell } };
}

/** Removes the mark in every case. */
function select(level: WordSearchLevel, state: WordSearchState, line: Line): Result {
  const free = unmarked(state);
  if ([line.start, line.end].some((cell) => letterAt(level.map, cell) === null))
    return refuse(free, 'outside');
  const there = at(free, line.end);
  if (cellsOf(line) === null) return refuse(there, 'not-straight');
  const word = wordAlong(level, line);
  if (word === null) return refuse(there, 'no-word');
  if (state.found.includes(word)) return refuse(there, 'already-found');
  const found = produce(there, (draft) => {
    draft.found.push(word);
  });
  if (isCompleted(level, found)) return { state: found, event: { kind: 'completed', word } };
  return { state: found, event: { kind: 'found', word, left: level.words.length - found.found.length } };
}

function hint(level: WordSearchLevel, state: WordSearchState, word: number): Result {
  const line = lineOf(level, word);
  if (line === null) return refuse(state, 'outside');
  if (state.found.includes(word)) return refuse(state, 'already-found');
  const hinted = produce(at(state, line.start), (draft) => {
    if (!draft.hinted.includes(word)) draft.hinted.push(word);
  });
  return { state: hinted, event: { kind: 'hinted', word, cell: line.start } };
}

function at(state: WordSearchState, cell: Cell): WordSearchState {
  return produce(state, (draft) => {
    draft.cursor = { ...cell };
  });
}

function unmarked(state: WordSearchState): WordSearchState {
  return produce(state, (draft) => {
    draft.anchor = null;
  });
}

function refuse(state: WordSearchState, reason: WordSearchRefusal): Result {
  return { state, event: { kind: 'refused', reason, cell: state.cursor } };
}
