import type { CrosswordGrid } from '@/lib/games/crossword/grid';
import { reduceCrossword } from '@/lib/games/crossword/reduce';
import { ARROWS, type CrosswordAction, type CrosswordState } from '@/lib/games/crossword/types';

const BUTTONS: readonly CrosswordAction[] = [
  { type: 'erase' },
  { type: 'clear' },
  ...ARROWS.map((arrow) => ({ type: 'arrow', arrow }) as const),
  { type: 'switch-direction' },
  { type: 'next-clue' },
  { type: 'previous-clue' },
  { type: 'first-letter' },
  { type: 'last-letter' },
  ...(['letter', 'word', 'all'] as const).map((scope) => ({ type: 'check', scope }) as const),
  ...(['letter', 'word'] as const).map((scope) => ({ type: 'reveal', scope }) as const),
  { type: 'restart' },
];

/** What buttons and keys can do now, letters apart: those are taken until the grid is completed. */
export function availableCrosswordActions(
  grid: CrosswordGrid,
  state: CrosswordState,
): readonly CrosswordAction[] {
  return BUTTONS.filter((action) => reduceCrossword(grid, state, action).event.kind !== 'refused');
}
