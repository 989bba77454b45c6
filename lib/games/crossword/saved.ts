import { type CrosswordGrid, crosswordGrid, wordAt } from '@/lib/games/crossword/grid';
import { isCompleted } from '@/lib/games/crossword/state';
import { ACROSS, type CrosswordLevel, type CrosswordState, DOWN } from '@/lib/games/crossword/types';
import { isIndexList, isListOf, parseSaved } from '@/lib/games/shared/saved';
import { LETTERS, type Letter } from '@/lib/text/letters';

const letters: ReadonlySet<unknown> = new Set(LETTERS);

/** A game under way as text, with the shape of the grid it belongs to. */
export function encodeCrossword(grid: CrosswordGrid, state: CrosswordState): string {
  return JSON.stringify({ shape: shapeOf(grid), ...state });
}

/** A saved game that fits the grid, or null: nothing saved, not ours, of another grid, or already completed. */
export function decodeCrossword(grid: CrosswordGrid, text: string | null): CrosswordState | null {
  const saved = parseSaved(text);
  if (saved === null || saved.shape !== shapeOf(grid)) return null;
  const { entries, wrong, revealed, square, direction } = saved;
  const size = grid.solution.length;
  if (!isListOf(entries, isEntry) || entries.length !== size) return null;
  if (!isIndexList(wrong, size) || !isIndexList(revealed, size)) return null;
  if (typeof square !== 'number' || (direction !== ACROSS && direction !== DOWN)) return null;
  const state: CrosswordState = { entries, wrong, revealed, square, direction };
  return isPossible(grid, state) && !isCompleted(grid, state) ? state : null;
}

/** The level that a saved game was begun in, among some that are or were in the same place. */
export function begunIn(levels: readonly CrosswordLevel[], text: string | null): CrosswordLevel | undefined {
  return levels.find((level) => decodeCrossword(crosswordGrid(level), text) !== null);
}

/** Letters stand on white squares only, wrong ones are wrong, given ones are right, and writing goes along a word. */
function isPossible(
  grid: CrosswordGrid,
  { entries, wrong, revealed, square, direction }: CrosswordState,
): boolean {
  const right = (at: number) => grid.solution[at] !== null && entries[at] === grid.solution[at];
  return (
    entries.every((entry, at) => entry === null || grid.solution[at] !== null) &&
    wrong.every((at) => entries[at] !== null && !right(at)) &&
    revealed.every(right) &&
    wordAt(grid, square, direction) !== null
  );
}

/** Which words stand where, without giving the answers away in the visitor's storage. */
function shapeOf(grid: CrosswordGrid): string {
  const words = grid.words.map(({ squares }) => `${squares[0]}-${squares.at(-1)}`);
  return [grid.columns, grid.rows, ...words].join(' ');
}

function isEntry(value: unknown): value is Letter | null {
  return value === null || letters.has(value);
}
