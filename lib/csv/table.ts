import { searchForm } from '@/lib/text/collator';
import type { CsvRecord } from './read-csv';

/** Why a whole source cannot be used. */
export type SourceFailure =
  | { readonly ok: false; readonly reason: 'empty' | 'html' | 'json' }
  | { readonly ok: false; readonly reason: 'missing columns'; readonly columns: readonly string[] }
  | { readonly ok: false; readonly reason: 'no readable row'; readonly problems: readonly LineProblem[] };

/** A record set aside whole. */
export type LineProblem = {
  readonly line: number;
  /** Lines of the text that are lost with it. */
  readonly lines: number;
  readonly kind: string;
  /** What stands in the cell at fault, cut short. */
  readonly value: string;
};

/** The cells of a record by the name of their column; a surplus column is never asked for. */
export type Cells<C extends string> = (column: C) => string;

/** The places of the wanted columns in a header, compared without accents, capitals and spaces around. */
export type Header<C extends string> = { readonly width: number; readonly places: ReadonlyMap<C, number> };

/** The header, or the names of the columns it lacks. The first of two equal columns is the one read. */
export function readHeader<C extends string>(cells: readonly string[], columns: readonly C[]) {
  const names = cells.map((cell) => searchForm(cell.slice(0, MAX_CELL)));
  const places = new Map<C, number>();
  const missing: C[] = [];
  for (const column of columns) {
    const place = names.indexOf(searchForm(column));
    if (place === -1) missing.push(column);
    else places.set(column, place);
  }
  const header: Header<C> = { width: cells.length, places };
  return { header, missing };
}

/** Longest cell that can be meant: a longer one is a paste gone wrong. */
const MAX_CELL = 500;
const SHOWN = 40;

export function isBlank({ cells }: CsvRecord): boolean {
  return cells.every((cell) => cell.trim() === '');
}

/** The trimmed cells of a record, or why they cannot be trusted: nothing is guessed from half a row. */
export function readCells<C extends string>(
  { cells, broken }: CsvRecord,
  { width, places }: Header<C>,
):
  | Cells<C>
  | { readonly kind: 'quotes' | 'incomplete' | 'surplus cells' | 'too long'; readonly value: string } {
  if (broken) return { kind: 'quotes', value: excerpt(cells.find((cell) => /["\n]/.test(cell)) ?? '') };
  if (cells.length <= Math.max(...places.values()))
    return { kind: 'incomplete', value: excerpt(cells.join(' ')) };
  const surplus = cells.slice(width).find((cell) => cell.trim() !== '');
  if (surplus !== undefined) return { kind: 'surplus cells', value: excerpt(surplus) };
  for (const place of places.values()) {
    const cell = cells[place] ?? '';
    if (cell.length > MAX_CELL) return { kind: 'too long', value: excerpt(cell) };
  }
  return (column) => (cells[places.get(column) ?? -1] ?? '').trim();
}

/** The start of a text, on one line, to show what was found. */
export function excerpt(text: string): string {
  const start = text.slice(0, SHOWN).replace(/\s+/g, ' ').trim();
  return text.length > SHOWN ? `${start}…` : start;
}
