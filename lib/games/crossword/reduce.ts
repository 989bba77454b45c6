import type { CrosswordGrid } from '@/lib/games/crossword/grid';
import {
  followArrow,
  goTo,
  goToClue,
  type Move,
  neighbourClue,
  switchDirection,
} from '@/lib/games/crossword/move';
import { currentWord, isCompleted, isHelped, newCrossword } from '@/lib/games/crossword/state';
import type {
  CrosswordAction,
  CrosswordEvent,
  CrosswordRefusal,
  CrosswordState,
} from '@/lib/games/crossword/types';
import { check, clear, erase, reveal, writeLetters } from '@/lib/games/crossword/write';
import type { ActionResult } from '@/lib/games/shared/rules';
import { lettersOf } from '@/lib/text/letters';

type Result = ActionResult<CrosswordState, CrosswordEvent>;

const WRITING: readonly CrosswordAction['type'][] = ['type', 'erase', 'clear', 'check', 'reveal'];

export function reduceCrossword(grid: CrosswordGrid, state: CrosswordState, action: CrosswordAction): Result {
  if (WRITING.includes(action.type) && isCompleted(grid, state)) return refused(state, 'completed');
  switch (action.type) {
    case 'type':
      return type(grid, state, action.text);
    case 'erase':
      return answer(state, erase(grid, state), { kind: 'erased' });
    case 'clear':
      return answer(state, clear(state), { kind: 'erased' });
    case 'arrow':
      return answer(state, followArrow(grid, state, action.arrow));
    case 'switch-direction':
      return answer(state, switchDirection(grid, state));
    case 'select':
      return answer(
        state,
        action.square === state.square ? switchDirection(grid, state) : goTo(grid, state, action.square),
      );
    case 'clue':
      return toClue(grid, state, action.word);
    case 'next-clue':
      return toClue(grid, state, neighbourClue(grid, state, 1));
    case 'previous-clue':
      return toClue(grid, state, neighbourClue(grid, state, -1));
    case 'first-letter':
      return toLetter(grid, state, 0);
    case 'last-letter':
      return toLetter(grid, state, -1);
    case 'check': {
      const { state: checked, ...counts } = check(grid, state, action.scope);
      return { state: checked, event: { kind: 'checked', ...counts } };
    }
    case 'reveal': {
      const { state: revealed, letters } = reveal(grid, state, action.scope);
      return completed(grid, revealed) ?? { state: revealed, event: { kind: 'revealed', letters } };
    }
    case 'restart':
      return { state: newCrossword(grid), event: { kind: 'restarted' } };
  }
}

function type(grid: CrosswordGrid, state: CrosswordState, text: string): Result {
  const letters = lettersOf(text);
  if (letters.length === 0) return refused(state, 'not-a-letter');
  const { state: next, written } = writeLetters(grid, state, letters);
  return completed(grid, next) ?? { state: next, event: { kind: 'typed', letters: written } };
}

function toClue(grid: CrosswordGrid, state: CrosswordState, word: number): Result {
  return answer(state, goToClue(grid, state, word), { kind: 'clue-chosen', word });
}

function toLetter(grid: CrosswordGrid, state: CrosswordState, position: number): Result {
  const square = currentWord(grid, state)?.squares.at(position);
  return answer(state, square === undefined ? 'edge' : { ...state, square });
}

function completed(grid: CrosswordGrid, state: CrosswordState): Result | null {
  return isCompleted(grid, state) ? { state, event: { kind: 'completed', helped: isHelped(state) } } : null;
}

function answer(state: CrosswordState, move: Move, event: CrosswordEvent = { kind: 'moved' }): Result {
  return typeof move === 'string' ? refused(state, move) : { state: move, event };
}

function refused(state: CrosswordState, reason: CrosswordRefusal): Result {
  return { state, event: { kind: 'refused', reason } };
}
