import Papa from 'papaparse';
import { searchForm } from '@/lib/text/catalan';

type TextKind = 'csv' | 'empty' | 'html' | 'json';

/** Private spreadsheets answer with HTML or JSON, often with status 200. */
export function sniffText(text: string): TextKind {
  const first = text.match(/[^\s\uFEFF]/)?.[0];
  if (first === undefined) return 'empty';
  if (first === '<') return 'html';
  return first === '{' || first === '[' ? 'json' : 'csv';
}

const SEPARATORS = [',', ';', '\t'] as const;
type Separator = (typeof SEPARATORS)[number];

function sniffSeparator(text: string): Separator {
  const header = text.match(/\S[^\n]*/)?.[0] ?? '';
  let [best, most]: [Separator, number] = [',', 0];
  for (const separator of SEPARATORS) {
    const seen = header.split(separator).length - 1;
    if (seen > most) [best, most] = [separator, seen];
  }
  return best;
}

/** Quoted cells may hold line breaks. */
export type CsvRecord = {
  /** From 1. */
  readonly line: number;
  readonly lines: number;
  readonly cells: readonly string[];
  /** Unbalanced quotes. */
  readonly broken: boolean;
};

/** Characters: some 200 rows, a millisecond of work. */
const STEP = 1 << 14;

/** Includes blank records. Never throws. */
export function readCsv(text: string): CsvRecord[] {
  const clean = normalise(text);
  return lineNumberer()(Papa.parse<string[]>(clean, settings(clean)));
}

export function readCsvInSteps(
  text: string,
  take: (records: CsvRecord[]) => void,
  pause: () => Promise<void>,
): Promise<void> {
  const clean = normalise(text);
  const number = lineNumberer();
  return new Promise((resolve, reject) => {
    Papa.parse<string[]>(clean, {
      ...settings(clean),
      chunkSize: STEP,
      chunk: (results: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        take(number(results));
        parser.pause();
        pause().then(() => parser.resume(), reject);
      },
      complete: () => resolve(),
    });
  });
}

/** Mixed line breaks could join rows. */
function normalise(text: string): string {
  const bare = text.startsWith('\uFEFF') ? text.slice(1) : text;
  return bare.replace(/\r\n?/g, '\n');
}

function settings(text: string) {
  return { delimiter: sniffSeparator(text), newline: '\n', header: false, skipEmptyLines: false } as const;
}

function lineNumberer(): (parsed: Papa.ParseResult<string[]>) => CsvRecord[] {
  let next = 1;
  return ({ data, errors }) => {
    const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
    return data.map((cells, index) => {
      const line = next;
      const lines = cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 1);
      next += lines;
      return { line, lines, cells, broken: broken.has(index) };
    });
  };
}

export type Cells<Column extends string> = (column: Column) => string;

export type Header<Column extends string> = {
  readonly width: number;
  readonly places: ReadonlyMap<Column, number>;
};

/** Longer cells are pasting mistakes. */
const MAX_CELL = 500;

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
