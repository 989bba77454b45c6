import { foldWord, type Letter } from '@/lib/text/letters';
import { pickIndex, type Random, shuffle } from '@/lib/values/random';
import { type Cell, HEADINGS, occurrences } from './grid';

/** Rows and columns of every level. More would not be tappable on the narrowest screen. */
export const WORD_SEARCH_SIZE = 15;

export type WordSearchTheme = {
  readonly title: string;
  readonly seed: number;
  /** Words with accents, and their meaning in one line. */
  readonly words: Readonly<Record<string, string>>;
};

export type MoreWordSearchTheme = WordSearchTheme & { readonly id: string };

type WordSearchPlan = {
  readonly words: readonly string[];
  readonly size: number;
  readonly forbidden: readonly string[];
};

type Placement = { readonly word: string; readonly cells: readonly Cell[]; readonly heading: Cell };
type Squares = (string | null)[][];

/** Approximate letter frequencies of Catalan prose, in thousandths. K and W appear only in loanwords. */
const LETTER_SHARES: Readonly<Partial<Record<Letter, number>>> = {
  A: 143,
  E: 139,
  S: 79,
  I: 77,
  R: 70,
  N: 68,
  L: 66,
  T: 61,
  O: 57,
  U: 43,
  D: 39,
  C: 37,
  M: 31,
  P: 27,
  V: 15,
  B: 15,
  G: 13,
  Q: 11,
  F: 10,
  H: 8,
  X: 5,
  J: 4,
  Y: 3,
  Ç: 2,
  Z: 1,
};

const TRIES = 500;

/**
 * Each word appears once, no forbidden word appears, and all directions are used (with eight words or more). Null if
 * all tries fail, as when a word contains another.
 */
export function generateWordSearch(plan: WordSearchPlan, random: Random): readonly string[] | null {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const placements = placeAll(plan, random);
    if (placements === null) continue;
    const rows = fill(plan.size, placements, random);
    if (problemsOf(rows, plan).length === 0) return rows;
  }
  return null;
}

/** One English sentence per problem. */
export function problemsOf(rows: readonly string[], { words, forbidden }: WordSearchPlan): readonly string[] {
  const lines = words.map((word) => ({ word, found: occurrences(rows, word) }));
  const headings = new Set(
    lines.flatMap(({ found }) =>
      found.map(
        ({ start, end }) => `${Math.sign(end.row - start.row)} ${Math.sign(end.column - start.column)}`,
      ),
    ),
  );
  const expected = Math.min(words.length, Object.keys(HEADINGS).length);
  return [
    ...lines
      .filter(({ found }) => found.length !== 1)
      .map(({ word, found }) => `${word} stands ${found.length} times`),
    ...forbidden.filter((word) => occurrences(rows, word).length > 0).map((word) => `${word} can be read`),
    ...(headings.size < expected ? [`only ${headings.size} directions are used`] : []),
  ];
}

/** Longest words first. Null if a word does not fit. */
function placeAll({ words, size }: WordSearchPlan, random: Random): readonly Placement[] | null {
  const squares: Squares = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  const placements: Placement[] = [];
  const folded = shuffle(words, random).map(foldWord);
  for (const word of folded.sort((one, other) => other.length - one.length)) {
    let best: { value: number; placement: Placement } | null = null;
    for (const placement of placementsFor(word, squares)) {
      const shared = placement.cells.filter(({ row, column }) => squares[row]?.[column] !== null).length;
      const used = placements.filter(({ heading }) => heading === placement.heading).length;
      const value = shared - used * 2 + random() * 3;
      if (best === null || value > best.value) best = { value, placement };
    }
    if (best === null) return null;
    placements.push(best.placement);
    write(squares, best.placement);
  }
  return placements;
}

function placementsFor(word: string, squares: Squares): readonly Placement[] {
  const letters = [...word];
  const size = squares.length;
  const inside = (position: number) => position >= 0 && position < size;
  const placements: Placement[] = [];
  for (const [row, line] of squares.entries()) {
    for (const column of line.keys()) {
      for (const heading of Object.values(HEADINGS)) {
        const reach = letters.length - 1;
        if (!inside(row + heading.row * reach) || !inside(column + heading.column * reach)) continue;
        const fits = letters.every((letter, step) => {
          const there = squares[row + heading.row * step]?.[column + heading.column * step] ?? null;
          return there === null || there === letter;
        });
        if (fits)
          placements.push({ word, cells: cellsFrom({ row, column }, heading, letters.length), heading });
      }
    }
  }
  return placements;
}

function cellsFrom(start: Cell, heading: Cell, length: number): readonly Cell[] {
  return Array.from({ length }, (_, step) => ({
    row: start.row + heading.row * step,
    column: start.column + heading.column * step,
  }));
}

function write(squares: Squares, { word, cells }: Placement): void {
  for (const [index, { row, column }] of cells.entries())
    squares[row]?.splice(column, 1, word[index] ?? null);
}

function fill(size: number, placements: readonly Placement[], random: Random): readonly string[] {
  const squares: Squares = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  for (const placement of placements) write(squares, placement);
  const bag = Object.entries(LETTER_SHARES).flatMap(([letter, share]) =>
    Array.from({ length: share }, () => letter),
  );
  return squares.map((row) =>
    row.map((letter) => letter ?? bag[pickIndex(bag.length, random)] ?? 'A').join(''),
  );
}
