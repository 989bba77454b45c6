import { produce } from 'immer';
import type { CrosswordGrid } from '@/lib/games/crossword/grid';
import { squareAlong } from '@/lib/games/crossword/move';
import { currentWord } from '@/lib/games/crossword/state';
import type { CheckScope, CrosswordRefusal, CrosswordState, RevealScope } from '@/lib/games/crossword/types';
import type { Letter } from '@/lib/text/letters';

/** Drops letters past the end of the word. */
export function writeLetters(
  grid: CrosswordGrid,
  state: CrosswordState,
  letters: readonly Letter[],
): { readonly state: CrosswordState; readonly written: readonly Letter[] } {
  let next = state;
  const written: Letter[] = [];
  for (const letter of letters) {
    next = put(next, next.square, letter);
    written.push(next.entries[next.square] ?? letter);
    const following = squareAlong(grid, next, 1);
    if (following === null) break;
    next = { ...next, square: following };
  }
  return { state: next, written };
}

export function erase(grid: CrosswordGrid, state: CrosswordState): CrosswordState | CrosswordRefusal {
  if (canClear(state)) return put(state, state.square, null);
  const previous = squareAlong(grid, state, -1);
  if (previous === null) return 'edge';
  return put({ ...state, square: previous }, previous, null);
}

export function clear(state: CrosswordState): CrosswordState | CrosswordRefusal {
  return canClear(state) ? put(state, state.square, null) : 'nothing-to-clear';
}

/** Returns how many letters were checked and how many are wrong. */
export function check(
  grid: CrosswordGrid,
  state: CrosswordState,
  scope: CheckScope,
): { readonly state: CrosswordState; readonly written: number; readonly wrong: number } {
  const inReach = squaresOf(grid, state, scope).filter((square) => state.entries[square] !== null);
  const wrong = inReach.filter((square) => state.entries[square] !== grid.solution[square]);
  const checked = produce(state, (draft) => {
    draft.wrong = [...new Set([...state.wrong, ...wrong])];
  });
  return { state: checked, written: inReach.length, wrong: wrong.length };
}

/** `letters` are those that were missing or wrong. */
export function reveal(
  grid: CrosswordGrid,
  state: CrosswordState,
  scope: RevealScope,
): { readonly state: CrosswordState; readonly letters: readonly Letter[] } {
  const squares = squaresOf(grid, state, scope);
  const revealed = squares.reduce(
    (soFar, square) => put(soFar, square, grid.solution[square] ?? null),
    state,
  );
  const marked = produce(revealed, (draft) => {
    draft.revealed = [...new Set([...state.revealed, ...squares])];
  });
  const filled = squares.filter((square) => state.entries[square] !== grid.solution[square]);
  return { state: marked, letters: filled.flatMap((square) => grid.solution[square] ?? []) };
}

function squaresOf(grid: CrosswordGrid, state: CrosswordState, scope: CheckScope): readonly number[] {
  if (scope === 'letter') return [state.square];
  if (scope === 'word') return currentWord(grid, state)?.squares ?? [];
  return [...grid.solution.keys()];
}

function canClear(state: CrosswordState): boolean {
  return state.entries[state.square] !== null && !state.revealed.includes(state.square);
}

/** Revealed squares keep their letter. */
function put(state: CrosswordState, square: number, letter: Letter | null): CrosswordState {
  if (state.revealed.includes(square)) return state;
  return produce(state, (draft) => {
    draft.entries[square] = letter;
    draft.wrong = draft.wrong.filter((other) => other !== square);
  });
}
