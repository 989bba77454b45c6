import { letterAt } from '@/lib/games/word-search/grid';
import { isCompleted } from '@/lib/games/word-search/state';
import {
  HEADINGS,
  type Heading,
  type WordSearchAction,
  type WordSearchLevel,
  type WordSearchState,
} from '@/lib/games/word-search/types';

const NAMES: readonly Heading[] = [
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
  'north',
  'northeast',
];

/** Everything the keyboard can do now without being refused by the rules; any square can also be picked. */
export function availableWordSearchActions(
  level: WordSearchLevel,
  state: WordSearchState,
): readonly WordSearchAction[] {
  const moves = NAMES.filter((heading) => {
    const step = HEADINGS[heading];
    const cell = { row: state.cursor.row + step.row, column: state.cursor.column + step.column };
    return letterAt(level.map, cell) !== null;
  }).map((heading) => ({ type: 'move', heading }) as const);
  const restart = { type: 'restart' } as const;
  if (isCompleted(level, state)) return [...moves, restart];
  const hints = level.words
    .map((_, word) => ({ type: 'hint', word }) as const)
    .filter(({ word }) => !state.found.includes(word));
  const cancel = state.anchor === null ? [] : [{ type: 'cancel' } as const];
  return [...moves, { type: 'pick', cell: state.cursor }, ...cancel, ...hints, restart];
}
