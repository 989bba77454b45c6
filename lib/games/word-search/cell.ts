/** A square of a grid, counted from 0 at the top left. */
export type Cell = { readonly row: number; readonly column: number };

export function sameCell(one: Cell, other: Cell): boolean {
  return one.row === other.row && one.column === other.column;
}
