import { searchForm } from '@/lib/text/collator';
import type { CsvRecord } from './read-csv';

export type Cells<Column extends string> = (column: Column) => string;

/** Index of each column. `width` counts unknown columns too. */
export type Header<Column extends string> = {
  readonly width: number;
  readonly places: ReadonlyMap<Column, number>;
};

/** Characters. A longer cell is a mistake in pasting. */
const MAX_CELL = 500;
/** Characters of an invalid cell that are shown. */
const SHOWN = 40;

/** Ignores accents, case and surrounding spaces. Of two equal columns, reads the first. */
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

/** Returns the trimmed cells, or why the record is invalid. */
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

/** First characters of a text, on one line. */
export function excerpt(text: string): string {
  const start = text.slice(0, SHOWN).replace(/\s+/g, ' ').trim();
  return text.length > SHOWN ? `${start}…` : start;
}
