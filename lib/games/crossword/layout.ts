import { ACROSS, type CrosswordWord, type Direction, DOWN } from '@/lib/games/crossword/types';
import type { Random } from '@/lib/random/generator';
import { pickIndex, shuffle } from '@/lib/random/pick';
import { foldWord } from '@/lib/text/letters';

export type Clue = Pick<CrosswordWord, 'word' | 'hint'>;
/** The size of a grid, and how many words it takes. */
export type LayoutPlan = { readonly columns: number; readonly rows: number; readonly words: number };

/** What a crossword is laid out from; of `clues` it takes the ones that cross best. */
export type CrosswordPuzzle = LayoutPlan & { readonly seed: number; readonly clues: readonly Clue[] };

type Place = Pick<CrosswordWord, 'x' | 'y'>;
type Answer = { readonly clue: Clue; readonly letters: string };
type Placed = Answer & Pick<CrosswordWord, 'direction' | 'x' | 'y'>;
type Board = {
  readonly plan: LayoutPlan;
  readonly placed: readonly Placed[];
  /** The letters written, by square (`row * columns + column`), and which directions run through each. */
  readonly squares: ReadonlyMap<
    number,
    Place & { readonly letter: string; readonly directions: readonly Direction[] }
  >;
};

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

function boardOf(plan: LayoutPlan, placed: readonly Placed[]): Board {
  const squares = new Map<number, Place & { letter: string; directions: Direction[] }>();
  for (const word of placed) {
    for (const [index, letter] of [...word.letters].entries()) {
      const square = squareAt(plan, word, index);
      const known = squares.get(square);
      if (known) known.directions.push(word.direction);
      else squares.set(square, { ...placeOf(plan, square), letter, directions: [word.direction] });
    }
  }
  return { plan, placed, squares };
}

function squareAt(plan: LayoutPlan, word: Pick<Placed, 'direction' | 'x' | 'y'>, index: number): number {
  const across = word.direction === ACROSS;
  return (word.y + (across ? 0 : index)) * plan.columns + word.x + (across ? index : 0);
}

/** Takes out a few words and whatever is no longer connected to the rest. */
function thin(board: Board, random: Random): Board {
  const removed = 1 + pickIndex(5, random);
  const kept = shuffle(board.placed, random).slice(removed);
  return boardOf(board.plan, connectedPart(board.plan, kept));
}

function connectedPart(plan: LayoutPlan, words: readonly Placed[]): readonly Placed[] {
  const [first, ...others] = words;
  if (!first) return [];
  const squaresOf = (word: Placed) => [...word.letters].map((_, index) => squareAt(plan, word, index));
  const part = [first];
  const reached = new Set(squaresOf(first));
  let waiting = others;
  for (;;) {
    const joined = waiting.filter((word) => squaresOf(word).some((square) => reached.has(square)));
    if (joined.length === 0) return part;
    part.push(...joined);
    for (const square of joined.flatMap(squaresOf)) reached.add(square);
    waiting = waiting.filter((word) => !joined.includes(word));
  }
}

function fill(start: Board, answers: readonly Answer[], random: Random): Board {
  let board = start;
  while (board.placed.length < board.plan.words) {
    const options = optionsFor(board, answers);
    if (options.length === 0) break;
    let chosen: { word: Placed; value: number } | null = null;
    for (const word of options) {
      const value = crossings(board, word) * 4 + word.letters.length * 0.6 + random() * 5;
      if (chosen === null || value > chosen.value) chosen = { word, value };
    }
    if (chosen === null) break;
    board = boardOf(board.plan, [...board.placed, chosen.word]);
  }
  return board;
}

/** Every place where an answer that is not on the board yet could stand. */
function optionsFor(board: Board, answers: readonly Answer[]): readonly Placed[] {
  const used = new Set(board.placed.map(({ clue }) => clue.word));
  const free = answers.filter(({ clue }) => !used.has(clue.word));
  const crossable = { [ACROSS]: crossableSquares(board, ACROSS), [DOWN]: crossableSquares(board, DOWN) };
  return free.flatMap((answer) =>
    ([ACROSS, DOWN] as const).flatMap((direction) =>
      startsOf(board, answer.letters, direction, crossable[direction])
        .map(({ x, y }) => ({ ...answer, direction, x, y }))
        .filter((word) => fits(board, word)),
    ),
  );
}

/** The squares that no word runs through in a direction, by their letter. */
function crossableSquares({ squares }: Board, direction: Direction): ReadonlyMap<string, readonly Place[]> {
  const byLetter = new Map<string, Place[]>();
  for (const { letter, directions, ...place } of squares.values()) {
    if (!directions.includes(direction)) byLetter.set(letter, [...(byLetter.get(letter) ?? []), place]);
  }
  return byLetter;
}

/** Where a word can start so that it stays on the board and crosses one of its letters; anywhere, on an empty board. */
function startsOf(
  { plan, squares }: Board,
  letters: string,
  direction: Direction,
  crossable: ReadonlyMap<string, readonly Place[]>,
): readonly Place[] {
  const [right, down] = direction === ACROSS ? [1, 0] : [0, 1];
  const lastX = plan.columns - 1 - right * (letters.length - 1);
  const lastY = plan.rows - 1 - down * (letters.length - 1);
  const starts =
    squares.size === 0
      ? [...Array(plan.columns * plan.rows).keys()].map((square) => placeOf(plan, square))
      : [...letters].flatMap((letter, index) =>
          (crossable.get(letter) ?? []).map(({ x, y }) => ({ x: x - right * index, y: y - down * index })),
        );
  const inside = starts.filter(({ x, y }) => x >= 0 && y >= 0 && x <= lastX && y <= lastY);
  return [...new Set(inside.map(({ x, y }) => y * plan.columns + x))]
    .sort((one, other) => one - other)
    .map((square) => placeOf(plan, square));
}

function placeOf({ columns }: LayoutPlan, square: number): Place {
  return { x: square % columns, y: Math.floor(square / columns) };
}

function crossings(board: Board, word: Placed): number {
  return [...word.letters].filter((_, index) => board.squares.has(squareAt(board.plan, word, index))).length;
}

/** A word fits when it crosses the board, agrees with it, and touches nothing it does not cross. */
function fits(board: Board, word: Placed): boolean {
  const { columns, rows } = board.plan;
  const across = word.direction === ACROSS;
  const taken = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < columns && y < rows && board.squares.has(y * columns + x);
  const end = word.letters.length;
  const before = across ? taken(word.x - 1, word.y) : taken(word.x, word.y - 1);
  const after = across ? taken(word.x + end, word.y) : taken(word.x, word.y + end);
  if (before || after) return false;
  let crossed = 0;
  for (let index = 0; index < end; index++) {
    const x = word.x + (across ? index : 0);
    const y = word.y + (across ? 0 : index);
    const square = board.squares.get(y * columns + x);
    if (square) {
      if (square.letter !== word.letters[index] || square.directions.includes(word.direction)) return false;
      crossed++;
    } else if (across ? taken(x, y - 1) || taken(x, y + 1) : taken(x - 1, y) || taken(x + 1, y)) return false;
  }
  const startsAlone = !board.placed.some((other) => other.x === word.x && other.y === word.y);
  return startsAlone && (crossed > 0 || board.placed.length === 0);
}

/** Crossings first, then letters on the board, with a price for every empty row, column and missing word. */
function scoreOf(board: Board): number {
  const { columns, rows, words } = board.plan;
  const all = [...board.squares];
  const crossed = all.filter(([, square]) => square.directions.length > 1).length;
  const usedRows = new Set(all.map(([square]) => Math.floor(square / columns))).size;
  const usedColumns = new Set(all.map(([square]) => square % columns)).size;
  const empty = rows - usedRows + columns - usedColumns;
  return crossed * 3 + all.length * 0.5 - empty * 12 - (words - board.placed.length) * 8;
}

function isFull(board: Board): boolean {
  const { columns, rows, words } = board.plan;
  const squares = [...board.squares.keys()];
  const has = (test: (square: number) => boolean) => squares.some(test);
  return (
    board.placed.length === words &&
    has((square) => square < columns) &&
    has((square) => square >= columns * (rows - 1)) &&
    has((square) => square % columns === 0) &&
    has((square) => square % columns === columns - 1)
  );
}

function inReadingOrder(board: Board): readonly CrosswordWord[] {
  return [...board.placed]
    .sort((one, other) => one.y - other.y || one.x - other.x)
    .map(({ clue, direction, x, y }) => ({ ...clue, direction, x, y }));
}
