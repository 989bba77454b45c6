import { foldWord } from '@/lib/text/letters';
import { type Random, shuffle } from '@/lib/values/random';
import {
  ACROSS,
  type Answer,
  type Clue,
  type CrosswordWord,
  type Direction,
  DOWN,
  type Pattern,
} from './grid';

/** Squares are numbered `row * columns + column`. */
export type Slot = {
  readonly direction: Direction;
  readonly x: number;
  readonly y: number;
  readonly squares: readonly number[];
};

const LOOKS = 20_000;
const TRIES = 50;

/** In reading order. */
export function slotsOf(pattern: Pattern): readonly Slot[] {
  const columns = pattern[0]?.length ?? 0;
  const isWhite = (x: number, y: number) => (pattern[y]?.charAt(x) || '#') !== '#';
  const slots: Slot[] = [];
  for (const y of pattern.keys()) {
    for (let x = 0; x < columns; x += 1) {
      for (const direction of [ACROSS, DOWN] as const) {
        const [right, down] = direction === ACROSS ? [1, 0] : [0, 1];
        if (!isWhite(x, y) || isWhite(x - right, y - down)) continue;
        let length = 1;
        while (isWhite(x + right * length, y + down * length)) length += 1;
        const step = right + down * columns;
        const squares = Array.from({ length }, (_, index) => y * columns + x + index * step);
        if (length > 1) slots.push({ direction, x, y, squares });
      }
    }
  }
  return slots;
}

/** Uses each answer once at most. Returns null if all tries fail. */
export function fillPattern(
  pattern: Pattern,
  clues: readonly Clue[],
  random: Random,
): readonly CrosswordWord[] | null {
  const slots = slotsOf(pattern);
  const answers = clues.map((clue) => ({ clue, letters: foldWord(clue.word) }));
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const filled = fill({ slots, answers: shuffle(answers, random), looks: LOOKS });
    if (filled === null) continue;
    return slots.flatMap(({ direction, x, y }, index) => {
      const answer = filled[index];
      return answer ? [{ ...answer.clue, direction, x, y }] : [];
    });
  }
  return null;
}

type Search = { readonly slots: readonly Slot[]; readonly answers: readonly Answer[]; looks: number };

/** Returns null without a solution, or when `looks` runs out. */
function fill(search: Search): readonly (Answer | null)[] | null {
  const letters = new Map<number, string>();
  const filled: (Answer | null)[] = search.slots.map(() => null);

  function goOn(): boolean {
    const next = tightest(search, filled, letters);
    if (next === null) return true;
    for (const answer of next.fitting) {
      search.looks -= 1;
      if (search.looks < 0) return false;
      const fresh = next.slot.squares.filter((square) => !letters.has(square));
      for (const [position, square] of next.slot.squares.entries())
        letters.set(square, answer.letters.charAt(position));
      filled[next.index] = answer;
      if (goOn()) return true;
      filled[next.index] = null;
      for (const square of fresh) letters.delete(square);
    }
    return false;
  }

  return goOn() ? filled : null;
}

/** The empty slot that fewest answers fit, or null if all are filled. */
function tightest(
  { slots, answers }: Search,
  filled: readonly (Answer | null)[],
  letters: ReadonlyMap<number, string>,
): { readonly index: number; readonly slot: Slot; readonly fitting: readonly Answer[] } | null {
  const free = answers.filter((answer) => !filled.includes(answer));
  let best: { index: number; slot: Slot; fitting: readonly Answer[] } | null = null;
  for (const [index, slot] of slots.entries()) {
    if (filled[index] !== null) continue;
    const fitting = free.filter((answer) => fits(answer.letters, slot, letters));
    if (best === null || fitting.length < best.fitting.length) best = { index, slot, fitting };
    if (fitting.length === 0) break;
  }
  return best;
}

function fits(word: string, { squares }: Slot, letters: ReadonlyMap<number, string>): boolean {
  return (
    word.length === squares.length &&
    squares.every(
      (square, position) => (letters.get(square) ?? word.charAt(position)) === word.charAt(position),
    )
  );
}
