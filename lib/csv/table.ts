import { searchForm } from '@/lib/text/collator';
import type { CsvRecord } from './read-csv';

export type Cells<Column extends string> = (column: Column) => string;

/** `width` includes unknown columns. */
export type Header<Column extends string> = {
  readonly width: number;
  readonly places: ReadonlyMap<Column, number>;
};

/** Longer cells are pasting mistakes. */
const MAX_CELL = 500;
const SHOWN = 40;

/** Ignores accents, case and surrounding spaces. */
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

export function excerpt(text: string): string {
  const start = text.slice(0, SHOWN).replace(/\s+/g, ' ').trim();
  return text.length > SHOWN ? `${start}…` : start;
}
