import { searchForm } from '@/lib/text/collator';
import type { CsvRecord } from './read-csv';

/** The cells of a record by the name of their column. */
export type Cells<Column extends string> = (column: Column) => string;

/** Where each column stands in a table, and how many columns it has, those that nobody asks for included. */
export type Header<Column extends string> = {
  readonly width: number;
  readonly places: ReadonlyMap<Column, number>;
};

/** Longest cell that can be meant: a longer one is a paste gone wrong. */
const MAX_CELL = 500;
/** Characters of a cell that are shown when it is at fault. */
const SHOWN = 40;

/**
 * The header, or the names of the columns it lacks; accents, capitals and spaces around make no difference. The first
 * of two equal columns is the one read.
 */
export function readHeader<Column extends string>(cells: readonly string[], columns: readonly Column[]) {
  const names = cells.map((cell) => searchForm(cell.slice(0, MAX_CELL)));
  const places = new Map<Column, number>();
  const missing: Column[] = [];
  for (const column of columns) {
    const place = names.indexOf(searchForm(column));
    if (place === -1) missing.push(column);
    else places.set(column, place);
  }
  const header: Header<Column> = { width: cells.length, places };
  return { header, missing };
}

export function isBlank({ cells }: CsvRecord): boolean {
  return cells.every((cell) => cell.trim() === '');
}

/** The trimmed cells of a record, or why they cannot be trusted: nothing is guessed from half a row. */
export function readCells<Column extends string>(
  { cells, broken }: CsvRecord,
  { width, places }: Header<Column>,
):
  | Cells<Column>
  | { readonly kind: 'quotes' | 'incomplete' | 'surplus cells' | 'too long'; readonly value: string } {
  if (broken) return { kind: 'quotes', value: cells.find((cell) => /["\n]/.test(cell)) ?? '' };
  if (cells.length <= Math.max(...places.values())) return { kind: 'incomplete', value: cells.join(' ') };
  const surplus = cells.slice(width).find((cell) => cell.trim() !== '');
  if (surplus !== undefined) return { kind: 'surplus cells', value: surplus };
  for (const place of places.values()) {
    const cell = cells[place] ?? '';
    if (cell.length > MAX_CELL) return { kind: 'too long', value: cell };
  }
  return (column) => (cells[places.get(column) ?? -1] ?? '').trim();
}

/** The start of a text, on one line, to show what was found. */
export function excerpt(text: string): string {
  const start = text.slice(0, SHOWN).replace(/\s+/g, ' ').trim();
  return text.length > SHOWN ? `${start}…` : start;
}
