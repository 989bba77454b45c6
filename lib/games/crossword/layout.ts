import {
  type Answer,
  type Board,
  bestOption,
  boardOf,
  type Clue,
  isCrossed,
  keepOnly,
  type LayoutPlan,
  type Placed,
  write,
} from '@/lib/games/crossword/board';
import type { Pattern } from '@/lib/games/crossword/fill';
import type { CrosswordWord } from '@/lib/games/crossword/types';
import type { Random } from '@/lib/random/generator';
import { pickIndex, shuffle } from '@/lib/random/pick';
import { foldWord } from '@/lib/text/letters';

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
