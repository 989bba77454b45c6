import {
  ACROSS,
  type CrosswordLevel,
  connectedWords,
  crosswordGrid,
  type Direction,
  DOWN,
  type GridWord,
  wordAt,
} from './grid';

/** One English sentence per problem. */
export function crosswordProblems(level: CrosswordLevel): readonly string[] {
  const outside = level.words
    .filter(({ word, direction, x, y }) => {
      const length = crosswordGrid({ ...level, words: [{ word, hint: '', direction, x: 0, y: 0 }] }).words[0];
      const reach = (length?.squares.length ?? 0) - 1;
      const lastX = x + (direction === ACROSS ? reach : 0);
      const lastY = y + (direction === DOWN ? reach : 0);
      return reach < 1 || x < 0 || y < 0 || lastX >= level.columns || lastY >= level.rows;
    })
    .map(({ word }) => `${word} leaves the grid`);
  // The other checks need all words inside.
  return outside.length > 0
    ? outside
    : [...clashes(level), ...strayRuns(level), ...islands(level), ...sides(level)];
}

function clashes(level: CrosswordLevel): readonly string[] {
  const { words, solution } = crosswordGrid(level);
  const name = ({ index }: GridWord) => level.words[index]?.word ?? '';
  const disagreeing = words.filter(({ squares, letters }) =>
    squares.some((square, position) => solution[square] !== letters[position]),
  );
  const overlapping = words.filter((word) =>
    words.some(
      (other) =>
        other !== word &&
        other.direction === word.direction &&
        other.squares.some((square) => word.squares.includes(square)),
    ),
  );
  const sharedStart = words.filter((word) =>
    words.some((other) => other !== word && other.squares[0] === word.squares[0]),
  );
  return [
    ...disagreeing.map((word) => `${name(word)} does not agree with what it crosses`),
    ...overlapping.map((word) => `${name(word)} overlaps a word of its own direction`),
    ...sharedStart.map((word) => `${name(word)} starts where another word starts`),
  ];
}

/** Finds adjacent letters that form no clue. */
function strayRuns(level: CrosswordLevel): readonly string[] {
  const grid = crosswordGrid(level);
  const stray = (square: number, next: number | null, direction: Direction) =>
    next !== null &&
    (grid.solution[square] ?? null) !== null &&
    (grid.solution[next] ?? null) !== null &&
    !wordAt(grid, square, direction)?.squares.includes(next);
  return [...grid.solution.keys()].flatMap((square) => {
    const right = square % grid.columns < grid.columns - 1 ? square + 1 : null;
    const below = square + grid.columns < grid.solution.length ? square + grid.columns : null;
    const touching = stray(square, right, ACROSS) || stray(square, below, DOWN);
    return touching ? [`square ${square} touches letters of another word`] : [];
  });
}

function islands(level: CrosswordLevel): readonly string[] {
  const { words } = crosswordGrid(level);
  const connected = connectedWords(words);
  return words
    .filter((word) => !connected.includes(word))
    .map(({ index }) => `${level.words[index]?.word} is not connected to the rest`);
}

function sides(level: CrosswordLevel): readonly string[] {
  const { solution, columns, rows } = crosswordGrid(level);
  const filled = [...solution.keys()].filter((square) => solution[square] !== null);
  const row = (square: number) => Math.floor(square / columns);
  const missing = [
    { side: 'top', touches: filled.some((square) => row(square) === 0) },
    { side: 'bottom', touches: filled.some((square) => row(square) === rows - 1) },
    { side: 'left', touches: filled.some((square) => square % columns === 0) },
    { side: 'right', touches: filled.some((square) => square % columns === columns - 1) },
  ].filter(({ touches }) => !touches);
  return missing.map(({ side }) => `no word reaches the ${side}`);
}

type Density = {
  readonly squares: number;
  readonly crossed: number;
  /** Smallest share of crossed letters in a word. */
  readonly leastChecked: number;
};

export function densityOf(level: CrosswordLevel): Density {
  const { words } = crosswordGrid(level);
  const times = new Map<number, number>();
  for (const square of words.flatMap(({ squares }) => squares))
    times.set(square, (times.get(square) ?? 0) + 1);
  const isCrossed = (square: number) => (times.get(square) ?? 0) > 1;
  const shares = words.map(({ squares }) => squares.filter(isCrossed).length / squares.length);
  return {
    squares: times.size,
    crossed: [...times.keys()].filter(isCrossed).length,
    leastChecked: Math.min(...shares),
  };
}
