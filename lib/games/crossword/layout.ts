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

/** What a crossword is laid out from; of `clues` it takes the ones that cross best. */
export type CrosswordPuzzle = LayoutPlan & { readonly seed: number; readonly clues: readonly Clue[] };

/** What a crossword beside the levels is filled from: its squares, and more clues than they take. */
export type MoreCrosswordPuzzle = {
  readonly id: string;
  readonly title: string;
  readonly seed: number;
  readonly pattern: Pattern;
  readonly clues: readonly Clue[];
};

/** The share of a grid's squares that cross, of those that are filled to a pattern. */
export const CROSSED_SHARE = 1 / 2;

/** The share of its letters that a word should have checked by others. */
export const CHECKED_SHARE = 1 / 3;

/**
 * The best layout found in `rounds` tries: `plan.words` words in one connected grid that touches all four sides,
 * with as many crossings as possible and few words that hang by a letter, in reading order. Null when no try reached that.
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
    // Accepting slightly worse boards now and then, and fewer towards the end, is what leaves a dead end.
    if (next >= score - random() * 8 * (1 - round / rounds)) [current, score] = [candidate, next];
    if (isFull(current) && (best === null || score > best.score)) best = { score, board: current };
  }
  return best && inReadingOrder(best.board);
}

/** Takes out a few words and whatever is no longer connected to the rest. */
function thin(board: Board, random: Random): Board {
  const removed = 1 + pickIndex(5, random);
  return keepOnly(board, shuffle(board.placed, random).slice(removed));
}

/** Adds words while there is room, each where it crosses most, and a little by chance. */
function fill(board: Board, answers: readonly Answer[], random: Random): Board {
  while (board.placed.length < board.plan.words) {
    const word = bestOption(board, answers, (crossings) => crossings * 6 + random() * 6);
    if (word === null) break;
    write(board, word);
  }
  return board;
}

/** Crossings first, with a price for each letter that a word lacks of being checked enough, each empty line and word. */
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

/** Letters that a word lacks of having its share checked. */
function lackOf(board: Board, { squares }: Placed): number {
  const checked = squares.filter((square) => isCrossed(board, square)).length;
  return Math.max(0, Math.ceil(squares.length * CHECKED_SHARE) - checked);
}

/** Whether all words are there and the grid touches its four sides. */
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
