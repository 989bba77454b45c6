import { produce } from 'immer';
import type { ActionResult } from '@/lib/games/shared/types';
import { type Letter, lettersOf } from '@/lib/text/letters';
import type { CheckScope, CrosswordAction, RevealScope } from './actions';
import { type Cursor, followArrow, goTo, goToClue, neighbourClue, switchDirection } from './cursor';
import { ACROSS, type CrosswordGrid, type GridWord, numberAt, otherDirection, wordAt } from './grid';

/** Squares are numbered from 0: `row * columns + column`. */
export type CrosswordState = Cursor & {
  /** Null for empty and black squares. */
  readonly entries: readonly (Letter | null)[];
  /** Squares found wrong and not changed since. */
  readonly wrong: readonly number[];
  /** Revealed squares, which cannot be changed. */
  readonly revealed: readonly number[];
};

export type CrosswordRefusal =
  | 'not-a-letter'
  | 'edge'
  | 'one-direction'
  | 'black-square'
  | 'unknown-clue'
  | 'nothing-to-clear'
  | 'completed';

export type CrosswordEvent =
  | { readonly kind: 'typed'; readonly letters: readonly Letter[]; readonly nextClue?: number }
  | { readonly kind: 'erased' }
  | { readonly kind: 'moved' }
  | { readonly kind: 'clue-chosen'; readonly word: number }
  | { readonly kind: 'checked'; readonly written: number; readonly wrong: number }
  | { readonly kind: 'revealed'; readonly letters: readonly Letter[] }
  | { readonly kind: 'completed'; readonly helped: boolean }
  | { readonly kind: 'restarted' }
  | { readonly kind: 'refused'; readonly reason: CrosswordRefusal };

export function newCrossword(grid: CrosswordGrid): CrosswordState {
  const first = grid.clues[0];
  return {
    entries: grid.solution.map(() => null),
    wrong: [],
    revealed: [],
    square: first?.squares[0] ?? 0,
    direction: first?.direction ?? ACROSS,
  };
}

export function isCompleted(grid: CrosswordGrid, state: CrosswordState): boolean {
  return grid.solution.every((letter, square) => letter === state.entries[square]);
}

export function isHelped(state: CrosswordState): boolean {
  return state.revealed.length > 0;
}

/** True if a restart would lose something. */
export function hasProgress(state: CrosswordState): boolean {
  return state.entries.some((entry) => entry !== null);
}

/** Null only in a grid without words. */
export function currentWord(grid: CrosswordGrid, state: CrosswordState): GridWord | null {
  return wordAt(grid, state.square, state.direction);
}

export function crossingWord(grid: CrosswordGrid, state: CrosswordState): GridWord | null {
  return wordAt(grid, state.square, otherDirection(state.direction));
}

/** Right or wrong. */
export function isFilled(state: CrosswordState, word: GridWord): boolean {
  return word.squares.every((square) => state.entries[square] !== null);
}

export type SquareView = {
  readonly square: number;
  readonly number: number | null;
  readonly entry: Letter | null;
  readonly wrong: boolean;
  readonly revealed: boolean;
  readonly current: boolean;
  readonly highlighted: boolean;
};

/** Null for black squares. */
export function squareViews(grid: CrosswordGrid, state: CrosswordState): readonly (SquareView | null)[] {
  const word = currentWord(grid, state);
  return grid.solution.map((letter, square) => {
    if (letter === null) return null;
    return {
      square,
      number: numberAt(grid, square),
      entry: state.entries[square] ?? null,
      wrong: state.wrong.includes(square),
      revealed: state.revealed.includes(square),
      current: square === state.square,
      highlighted: word?.squares.includes(square) ?? false,
    };
  });
}

type Move = CrosswordState | CrosswordRefusal;

/** Returns null outside the current word. */
function squareAlong(grid: CrosswordGrid, state: CrosswordState, letters: number): number | null {
  const squares = currentWord(grid, state)?.squares ?? [];
  const position = squares.indexOf(state.square) + letters;
  return position < 0 ? null : (squares[position] ?? null);
}

/** Drops letters past the end of the word. */
function writeLetters(
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

function erase(grid: CrosswordGrid, state: CrosswordState): Result {
  if (canClear(state)) return answer(state, put(state, state.square, null), { kind: 'erased' });
  const previous = squareAlong(grid, state, -1);
  if (previous === null) return answer(state, toPreviousEnd(grid, state));
  return answer(state, put({ ...state, square: previous }, previous, null), { kind: 'erased' });
}

/** The end of the previous clue, from where `type` may have come. Nothing is erased there yet. */
function toPreviousEnd(grid: CrosswordGrid, state: CrosswordState): Move {
  if (currentWord(grid, state) === grid.clues[0]) return 'edge';
  const word = grid.words[neighbourClue(grid, state, -1)];
  const square = word?.squares.at(-1);
  return word && square !== undefined ? { ...state, square, direction: word.direction } : 'edge';
}

/** The next clue with an empty square, if the current one has just been filled to its end. */
function clueAfter(grid: CrosswordGrid, state: CrosswordState): number | undefined {
  const word = currentWord(grid, state);
  if (!word || state.square !== word.squares.at(-1) || !isFilled(state, word)) return undefined;
  const place = grid.clues.indexOf(word);
  return [...grid.clues.slice(place), ...grid.clues.slice(0, place)].find((clue) => !isFilled(state, clue))
    ?.index;
}

function clear(state: CrosswordState): CrosswordState | CrosswordRefusal {
  return canClear(state) ? put(state, state.square, null) : 'nothing-to-clear';
}

/** Returns how many letters were checked and how many are wrong. */
function check(
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
function reveal(
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

type Result = ActionResult<CrosswordState, CrosswordEvent>;

const WRITING: readonly CrosswordAction['type'][] = ['type', 'erase', 'clear', 'check', 'reveal'];

export function reduceCrossword(grid: CrosswordGrid, state: CrosswordState, action: CrosswordAction): Result {
  if (WRITING.includes(action.type) && isCompleted(grid, state)) return refused(state, 'completed');
  switch (action.type) {
    case 'type':
      return type(grid, state, action.text);
    case 'erase':
      return erase(grid, state);
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
  const nextClue = clueAfter(grid, next);
  const event = { kind: 'typed', letters: written } as const;
  if (nextClue === undefined) return completed(grid, next) ?? { state: next, event };
  return answer(next, goToClue(grid, next, nextClue), { ...event, nextClue });
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
