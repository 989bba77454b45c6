import {
  type Answer,
  type Board,
  boardOf,
  type Clue,
  crossings,
  keepOnly,
  type LayoutPlan,
  optionsFor,
  type Placed,
} from '@/lib/games/crossword/board';
import type { CrosswordWord } from '@/lib/games/crossword/types';
import type { Random } from '@/lib/random/generator';
import { pickIndex, shuffle } from '@/lib/random/pick';
import { foldWord } from '@/lib/text/letters';

/** What a crossword is laid out from; of `clues` it takes the ones that cross best. */
export type CrosswordPuzzle = LayoutPlan & { readonly seed: number; readonly clues: readonly Clue[] };

/**
 * The best layout found in `rounds` tries: `plan.words` words in one connected grid that touches all four sides,
 * with as many crossings as possible, in reading order. Null when no try reached that.
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
  for (let round = 0; round < rounds; round++) {
    const candidate = fill(thin(current, random), answers, random);
    // Accepting slightly worse boards now and then is what lets the search leave a dead end.
    if (scoreOf(candidate) >= scoreOf(current) - random() * 3) current = candidate;
    const score = scoreOf(current);
    if (isFull(current) && (best === null || score > best.score)) best = { score, board: current };
  }
  return best && inReadingOrder(best.board);
}

/** Takes out a few words and whatever is no longer connected to the rest. */
function thin(board: Board, random: Random): Board {
  const removed = 1 + pickIndex(5, random);
  return keepOnly(board, shuffle(board.placed, random).slice(removed));
}

/** Adds words while there is room, each where it crosses others: long ones first, and a little by chance. */
function fill(start: Board, answers: readonly Answer[], random: Random): Board {
  let board = start;
  while (board.placed.length < board.plan.words) {
    let chosen: { word: Placed; value: number } | null = null;
    for (const word of optionsFor(board, answers)) {
      const value = crossings(board, word) * 4 + word.letters.length * 0.6 + random() * 5;
      if (chosen === null || value > chosen.value) chosen = { word, value };
    }
    if (chosen === null) break;
    board = boardOf(board.plan, [...board.placed, chosen.word]);
  }
  return board;
}

/** Crossings first, then letters on the board, with a price for every empty row, column and missing word. */
function scoreOf({ plan, placed, written }: Board): number {
  const squares = [...written.keys()];
  const crossed = [...written.values()].filter(({ directions }) => directions.length > 1).length;
  const usedRows = new Set(squares.map((square) => Math.floor(square / plan.columns))).size;
  const usedColumns = new Set(squares.map((square) => square % plan.columns)).size;
  const empty = plan.rows - usedRows + plan.columns - usedColumns;
  return crossed * 3 + squares.length * 0.5 - empty * 12 - (plan.words - placed.length) * 8;
}

/** Whether all words are there and the grid touches its four sides. */
function isFull({ plan: { columns, rows, words }, placed, written }: Board): boolean {
  const squares = [...written.keys()];
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
