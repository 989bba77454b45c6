import { connectedWords } from '@/lib/games/crossword/grid';
import { ACROSS, type CrosswordWord, type Direction, DOWN } from '@/lib/games/crossword/types';

export type Clue = Pick<CrosswordWord, 'word' | 'hint'>;
/** The size of a grid, and how many words it takes. */
export type LayoutPlan = { readonly columns: number; readonly rows: number; readonly words: number };

/** A clue with the letters of its answer as they stand in a grid. */
export type Answer = { readonly clue: Clue; readonly letters: string };
type Place = Pick<CrosswordWord, 'x' | 'y'>;
export type Placed = Answer &
  Place & {
    readonly direction: Direction;
    /** One square (`row * columns + column`) for each letter. */
    readonly squares: readonly number[];
  };

/** A crossword half laid out. */
export type Board = {
  readonly plan: LayoutPlan;
  readonly placed: readonly Placed[];
  /** The letters written, by square, and which directions run through each. */
  readonly written: ReadonlyMap<
    number,
    { readonly letter: string; readonly directions: readonly Direction[] }
  >;
};

export function boardOf(plan: LayoutPlan, placed: readonly Placed[]): Board {
  const written = new Map<number, { letter: string; directions: Direction[] }>();
  for (const { squares, letters, direction } of placed) {
    for (const [index, square] of squares.entries()) {
      const known = written.get(square);
      if (known) known.directions.push(direction);
      else written.set(square, { letter: letters[index] ?? '', directions: [direction] });
    }
  }
  return { plan, placed, written };
}

/** The board with some of its words, without those that are no longer connected to the first. */
export function keepOnly({ plan }: Board, words: readonly Placed[]): Board {
  return boardOf(plan, connectedWords(words));
}

/** Every place where an answer that is not on the board yet could stand. */
export function optionsFor(board: Board, answers: readonly Answer[]): readonly Placed[] {
  const used = new Set(board.placed.map(({ clue }) => clue.word));
  const free = answers.filter(({ clue }) => !used.has(clue.word));
  const crossable = { [ACROSS]: crossableSquares(board, ACROSS), [DOWN]: crossableSquares(board, DOWN) };
  return free.flatMap((answer) =>
    ([ACROSS, DOWN] as const).flatMap((direction) =>
      startsOf(board, answer.letters, direction, crossable[direction])
        .map((place) => placed(board.plan, answer, direction, place))
        .filter((word) => fits(board, word)),
    ),
  );
}

/** How many letters of the board a word would cross. */
export function crossings({ written }: Board, { squares }: Placed): number {
  return squares.filter((square) => written.has(square)).length;
}

function placed(plan: LayoutPlan, answer: Answer, direction: Direction, { x, y }: Place): Placed {
  const step = direction === ACROSS ? 1 : plan.columns;
  const squares = [...answer.letters].map((_, index) => y * plan.columns + x + index * step);
  return { ...answer, direction, x, y, squares };
}

/** The squares that no word runs through in a direction, by their letter. */
function crossableSquares(board: Board, direction: Direction): ReadonlyMap<string, readonly Place[]> {
  const byLetter = new Map<string, Place[]>();
  for (const [square, { letter, directions }] of board.written) {
    if (directions.includes(direction)) continue;
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), placeOf(board.plan, square)]);
  }
  return byLetter;
}

/** Where a word can start so that it stays on the board and crosses one of its letters; anywhere, on an empty board. */
function startsOf(
  { plan, written }: Board,
  letters: string,
  direction: Direction,
  crossable: ReadonlyMap<string, readonly Place[]>,
): readonly Place[] {
  const [right, down] = direction === ACROSS ? [1, 0] : [0, 1];
  const lastX = plan.columns - 1 - right * (letters.length - 1);
  const lastY = plan.rows - 1 - down * (letters.length - 1);
  const starts =
    written.size === 0
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

/** A word fits when it crosses the board, agrees with it, and touches nothing it does not cross. */
function fits(board: Board, word: Placed): boolean {
  const { columns, rows } = board.plan;
  const { direction, x, y, letters, squares } = word;
  const [right, down] = direction === ACROSS ? [1, 0] : [0, 1];
  const taken = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns && row < rows && board.written.has(row * columns + column);
  const end = letters.length;
  if (taken(x - right, y - down) || taken(x + end * right, y + end * down)) return false;
  const agrees = squares.every((square, index) => {
    const there = board.written.get(square);
    if (there) return there.letter === letters[index] && !there.directions.includes(direction);
    const [column, row] = [x + index * right, y + index * down];
    return !taken(column - down, row - right) && !taken(column + down, row + right);
  });
  const startsAlone = !board.placed.some((other) => other.squares[0] === squares[0]);
  return agrees && startsAlone && (crossings(board, word) > 0 || board.placed.length === 0);
}
