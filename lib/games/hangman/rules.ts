import { reduceHangman } from '@/lib/games/hangman/reduce';
import { decodeHangman, encodeHangman } from '@/lib/games/hangman/saved';
import { INITIAL_HANGMAN, statusOf } from '@/lib/games/hangman/state';
import type { HangmanAction, HangmanEvent, HangmanState } from '@/lib/games/hangman/types';
import { announceHangman } from '@/lib/games/hangman/words';
import type { PuzzleIndex } from '@/lib/games/shared/pages';
import type { GameRules } from '@/lib/games/shared/rules';
import { progressKey } from '@/lib/games/shared/saved';

export function hangmanRules(
  phrase: string,
  index: PuzzleIndex,
): GameRules<HangmanState, HangmanAction, HangmanEvent> {
  return {
    initial: INITIAL_HANGMAN,
    reduce: (state, action) => reduceHangman(phrase, state, action),
    announce: (state, event) => announceHangman(phrase, state, event),
    storageKey: progressKey('penjat', index),
    encode: (state) => encodeHangman(phrase, state),
    decode: (text) => decodeHangman(phrase, text),
    isWorthSaving: (state) => state.tried.length > 0 && statusOf(phrase, state) === 'playing',
  };
}
