import type { CrosswordGrid } from '@/lib/games/crossword/grid';
import { reduceCrossword } from '@/lib/games/crossword/reduce';
import { decodeCrossword, encodeCrossword } from '@/lib/games/crossword/saved';
import { hasProgress, isCompleted, newCrossword } from '@/lib/games/crossword/state';
import type { CrosswordAction, CrosswordEvent, CrosswordState } from '@/lib/games/crossword/types';
import { announceCrossword } from '@/lib/games/crossword/words';
import type { PuzzleIndex } from '@/lib/games/shared/pages';
import type { GameRules } from '@/lib/games/shared/rules';
import { progressKey } from '@/lib/games/shared/saved';
import { capitalised } from '@/lib/text/sentence';

export function crosswordRules(
  grid: CrosswordGrid,
  index: PuzzleIndex,
): GameRules<CrosswordState, CrosswordAction, CrosswordEvent> {
  return {
    initial: newCrossword(grid),
    reduce: (state, action) => reduceCrossword(grid, state, action),
    announce: (state, event) => capitalised(announceCrossword(grid, state, event)),
    storageKey: progressKey('mots', index),
    encode: (state) => encodeCrossword(grid, state),
    decode: (text) => decodeCrossword(grid, text),
    isWorthSaving: (state) => hasProgress(state) && !isCompleted(grid, state),
  };
}
