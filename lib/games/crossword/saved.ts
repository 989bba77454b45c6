import { type CrosswordGrid, crosswordGrid, wordAt } from '@/lib/games/crossword/grid';
import { isCompleted } from '@/lib/games/crossword/state';
import { ACROSS, type CrosswordLevel, type CrosswordState, DOWN } from '@/lib/games/crossword/types';
import { isIndexList, isListOf, parseSaved } from '@/lib/games/shared/saved';
import { LETTERS, type Letter } from '@/lib/text/letters';

const letters: ReadonlySet<unknown> = new Set(LETTERS);

export function encodeCrossword(grid: CrosswordGrid, state: CrosswordState): string {
  return JSON.stringify({ shape: shapeOf(grid), ...state });
}

/** Returns null if the saved game is missing, invalid, of another grid or completed. */
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

/** Returns the layout in which the saved game was begun. */
export function begunIn(levels: readonly CrosswordLevel[], text: string | null): CrosswordLevel | undefined {
  return levels.find((level) => decodeCrossword(crosswordGrid(level), text) !== null);
}

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

/** Identifies the grid without storing the answers. */
function shapeOf(grid: CrosswordGrid): string {
  const words = grid.words.map(({ squares }) => `${squares[0]}-${squares.at(-1)}`);
  return [grid.columns, grid.rows, ...words].join(' ');
}

function isEntry(value: unknown): value is Letter | null {
  return value === null || letters.has(value);
}
