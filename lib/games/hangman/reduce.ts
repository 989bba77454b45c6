import { produce } from 'immer';
import { errorsOf, INITIAL_HANGMAN, statusOf } from '@/lib/games/hangman/state';
import {
  type HangmanAction,
  type HangmanEvent,
  type HangmanRefusal,
  type HangmanState,
  MAX_ERRORS,
} from '@/lib/games/hangman/types';
import type { ActionResult } from '@/lib/games/shared/rules';
import { type Letter, letterOf, lettersOf } from '@/lib/text/letters';

type Result = ActionResult<HangmanState, HangmanEvent>;

export function reduceHangman(phrase: string, state: HangmanState, action: HangmanAction): Result {
  if (action.type === 'restart') return { state: INITIAL_HANGMAN, event: { kind: 'restarted' } };
  if (statusOf(phrase, state) !== 'playing') return refused(state, 'over');
  const letter = letterOf(action.text);
  if (letter === null) return refused(state, 'not-a-letter');
  return state.tried.includes(letter) ? refused(state, 'already-tried') : guess(phrase, state, letter);
}

function guess(phrase: string, before: HangmanState, letter: Letter): Result {
  const state = produce(before, (draft) => {
    draft.tried.push(letter);
  });
  const status = statusOf(phrase, state);
  if (status !== 'playing') return { state, event: { kind: status, letter } };
  const times = lettersOf(phrase).filter((other) => other === letter).length;
  if (times > 0) return { state, event: { kind: 'right', letter, times } };
  return { state, event: { kind: 'wrong', letter, left: MAX_ERRORS - errorsOf(phrase, state) } };
}

function refused(state: HangmanState, reason: HangmanRefusal): Result {
  return { state, event: { kind: 'refused', reason } };
}
