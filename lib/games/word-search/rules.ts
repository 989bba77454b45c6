import type { PuzzleIndex } from '@/lib/games/shared/pages';
import type { GameRules } from '@/lib/games/shared/rules';
import { progressKey } from '@/lib/games/shared/saved';
import { reduceWordSearch } from '@/lib/games/word-search/reduce';
import { decodeWordSearch, encodeWordSearch } from '@/lib/games/word-search/saved';
import { hasProgress, INITIAL_WORD_SEARCH, isCompleted } from '@/lib/games/word-search/state';
import type {
  WordSearchAction,
  WordSearchEvent,
  WordSearchLevel,
  WordSearchState,
} from '@/lib/games/word-search/types';
import { announceWordSearch } from '@/lib/games/word-search/words';

export function wordSearchRules(
  level: WordSearchLevel,
  index: PuzzleIndex,
): GameRules<WordSearchState, WordSearchAction, WordSearchEvent> {
  return {
    initial: INITIAL_WORD_SEARCH,
    reduce: (state, action) => reduceWordSearch(level, state, action),
    announce: (state, event) => announceWordSearch(level, state, event),
    storageKey: progressKey('sopa', index),
    encode: (state) => encodeWordSearch(level, state),
    decode: (text) => decodeWordSearch(level, text),
    isWorthSaving: (state) => (hasProgress(state) || state.anchor !== null) && !isCompleted(level, state),
  };
}
