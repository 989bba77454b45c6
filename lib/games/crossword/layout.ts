import { foldWord } from '@/lib/text/letters';
import { pickIndex, type Random, shuffle } from '@/lib/values/random';
import {
  ACROSS,
  type Answer,
  type Clue,
  type CrosswordWord,
  connectedWords,
  type Direction,
  DOWN,
  type Pattern,
} from './grid';

type LayoutPlan = { readonly columns: number; readonly rows: number; readonly words: number };

export type Placed = Answer &
  Pick<CrosswordWord, 'x' | 'y'> & {
    readonly direction: Direction;
    /** One square (`row * columns + column`) per letter. */
    readonly squares: readonly number[];
  };

/** A partial layout. Mutable, since a search tries millions of positions. */
export type Board = {
  readonly plan: LayoutPlan;
  readonly placed: Placed[];
  /** Letter of each square, or an empty string. */
  readonly letters: string[];
  /** Directions that run through each square, as `RUN` bits. */
  readonly runs: Uint8Array;
};

const RUN = { [ACROSS]: 1, [DOWN]: 2 } as const;
const BOTH = 3;

function boardOf(plan: LayoutPlan, words: readonly Placed[]): Board {
  const size = plan.columns * plan.rows;
  const board: Board = {
    plan,
    placed: [],
    letters: Array.from({ length: size }, () => ''),
    runs: new Uint8Array(size),
  };
  for (const word of words) write(board, word);
  return board;
}

/** The word must fit. */
export function write({ placed, letters, runs }: Board, word: Placed): void {
  placed.push(word);
  for (const [index, square] of word.squares.entries()) {
    letters[square] = word.letters.charAt(index);
    runs[square] = (runs[square] ?? 0) | RUN[word.direction];
  }
}

/** Keeps only words that are still connected to the first one. */
function keepOnly({ plan }: Board, words: readonly Placed[]): Board {
  return boardOf(plan, connectedWords(words));
}

export const isCrossed = ({ runs }: Board, square: number): boolean => runs[square] === BOTH;

/** Returns the placement with the highest `worth`, a function of the letters crossed, or null. */
function bestOption(
  board: Board,
  answers: readonly Answer[],
  worth: (crossings: number) => number,
): Placed | null {
  const used = new Set(board.placed.map(({ clue }) => clue.word));
  const starts = new Set(board.placed.map(({ squares }) => squares[0]));
  const open = [...board.letters.keys()].filter(
    (square) => board.placed.length === 0 || (board.letters[square] !== '' && !isCrossed(board, square)),
  );
  let best: Placed | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    if (used.has(answer.clue.word)) continue;
    for (const direction of [ACROSS, DOWN] as const) {
      for (const start of startsOf(board, open, answer.letters, direction)) {
        const crossings = starts.has(start) ? -1 : crossingsAt(board, answer.letters, direction, start);
        if (crossings < 0 || (crossings === 0 && board.placed.length > 0)) continue;
        const value = worth(crossings);
        if (value > most) [best, most] = [placedAt(board.plan, answer, direction, start), value];
      }
    }
  }
  return best;
}

function placedAt({ columns }: LayoutPlan, answer: Answer, direction: Direction, start: number): Placed {
  const step = direction === ACROSS ? 1 : columns;
  const squares = Array.from(answer.letters, (_, index) => start + index * step);
  return { ...answer, direction, x: start % columns, y: Math.floor(start / columns), squares };
}

/** Starts where a word stays on the board and crosses one of its letters. */
function startsOf(
  { plan, letters, runs, placed }: Board,
  open: readonly number[],
  word: string,
  direction: Direction,
): Set<number> {
  const { columns, rows } = plan;
  const reach = word.length - 1;
  const lastX = columns - 1 - (direction === ACROSS ? reach : 0);
  const lastY = rows - 1 - (direction === DOWN ? reach : 0);
  const found = new Set<number>();
  const consider = (x: number, y: number) => {
    if (x >= 0 && y >= 0 && x <= lastX && y <= lastY) found.add(y * columns + x);
  };
  for (const square of open) {
    const [x, y] = [square % columns, Math.floor(square / columns)];
    if (placed.length === 0) consider(x, y);
    const letter = letters[square];
    if (!letter || ((runs[square] ?? 0) & RUN[direction]) !== 0) continue;
    for (let index = word.indexOf(letter); index !== -1; index = word.indexOf(letter, index + 1))
      consider(direction === ACROSS ? x - index : x, direction === DOWN ? y - index : y);
  }
  return found;
}

/**
 * Returns the number of letters crossed. Returns -1 if the word contradicts a letter or touches a word without
 * crossing it.
 */
function crossingsAt(
  { plan, letters, runs }: Board,
  word: string,
  direction: Direction,
  start: number,
): number {
  const { columns, rows } = plan;
  const [x, y] = [start % columns, Math.floor(start / columns)];
  const [right, down] = direction === ACROSS ? [1, 0] : [0, 1];
  const taken = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns && row < rows && letters[row * columns + column] !== '';
  const end = word.length;
  if (taken(x - right, y - down) || taken(x + end * right, y + end * down)) return -1;
  let crossings = 0;
  for (let index = 0; index < end; index += 1) {
    const [column, row] = [x + index * right, y + index * down];
    const square = row * columns + column;
    if (letters[square]) {
      if (letters[square] !== word.charAt(index) || ((runs[square] ?? 0) & RUN[direction]) !== 0) return -1;
      crossings += 1;
    } else if (taken(column - down, row - right) || taken(column + down, row + right)) return -1;
  }
  return crossings;
}

/** The layout uses the `clues` that cross best. */
export type CrosswordPuzzle = LayoutPlan & { readonly seed: number; readonly clues: readonly Clue[] };

/** An extra crossword. It has more clues than its pattern takes. */
export type MoreCrosswordPuzzle = {
  readonly id: string;
  readonly title: string;
  readonly seed: number;
  readonly pattern: Pattern;
  readonly clues: readonly Clue[];
};

/** Target share of crossed squares in a pattern. */
export const CROSSED_SHARE = 1 / 2;

/** Target share of crossed letters per word. */
export const CHECKED_SHARE = 1 / 3;

/**
 * Returns the best of `rounds` tries, in reading order, or null. All `plan.words` words are connected and touch all
 * four sides.
 */
export function layOutCrossword(
  clues: readonly Clue[],
  plan: LayoutPlan,
  rounds: number,
  random: Random,
): readonly CrosswordWord[] | null {
  const answers = clues.map((clue) => ({ clue, letters: foldWord(clue.word) }));
  let best: { score: number; board: Board } | null = null;
  let current = fill(boardOf(plan, []), answers, random);
  let score = scoreOf(current);
  for (let round = 0; round < rounds; round++) {
    const candidate = fill(thin(current, random), answers, random);
    const next = scoreOf(candidate);
    // Simulated annealing: sometimes accepts a worse board, less often towards the end, to leave a local maximum.
    if (next >= score - random() * 8 * (1 - round / rounds)) [current, score] = [candidate, next];
    if (isFull(current) && (best === null || score > best.score)) best = { score, board: current };
  }
  return best && inReadingOrder(best.board);
}

/** Removes up to five words and all words that are then disconnected. */
function thin(board: Board, random: Random): Board {
  const removed = 1 + pickIndex(5, random);
  return keepOnly(board, shuffle(board.placed, random).slice(removed));
}

function fill(board: Board, answers: readonly Answer[], random: Random): Board {
  while (board.placed.length < board.plan.words) {
    const word = bestOption(board, answers, (crossings) => crossings * 6 + random() * 6);
    if (word === null) break;
    write(board, word);
  }
  return board;
}

function scoreOf(board: Board): number {
  const { plan, placed, letters } = board;
  const squares = [...letters.keys()].filter((square) => letters[square] !== '');
  const crossed = squares.filter((square) => isCrossed(board, square)).length;
  const usedRows = new Set(squares.map((square) => Math.floor(square / plan.columns))).size;
  const usedColumns = new Set(squares.map((square) => square % plan.columns)).size;
  const empty = plan.rows - usedRows + plan.columns - usedColumns;
  const unchecked = placed.reduce((sum, word) => sum + lackOf(board, word), 0);
  return crossed * 5 - squares.length * 0.3 - unchecked * 2 - empty * 8 - (plan.words - placed.length) * 12;
}

/** Letters that should still be crossed. */
function lackOf(board: Board, { squares }: Placed): number {
  const checked = squares.filter((square) => isCrossed(board, square)).length;
  return Math.max(0, Math.ceil(squares.length * CHECKED_SHARE) - checked);
}

function isFull({ plan: { columns, rows, words }, placed, letters }: Board): boolean {
  const squares = [...letters.keys()].filter((square) => letters[square] !== '');
  return (
    placed.length === words &&
    squares.some((square) => square < columns) &&
    squares.some((square) => square >= columns * (rows - 1)) &&
    squares.some((square) => square % columns === 0) &&
    squares.some((square) => square % columns === columns - 1)
  );
}

function inReadingOrder(board: Board): readonly CrosswordWord[] {
  return [...board.placed]
    .sort((one, other) => one.y - other.y || one.x - other.x)
    .map(({ clue, direction, x, y }) => ({ ...clue, direction, x, y }));
}
