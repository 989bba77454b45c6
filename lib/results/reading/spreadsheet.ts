import { searchForm } from '@/lib/text/catalan';
import { excerpt } from '@/lib/text/markup';
import { type CsvRecord, readCsv, readCsvInSteps, sniffText } from './csv';

export type Cells<Column extends string> = (column: Column) => string;

type Header<Column extends string> = {
  readonly width: number;
  readonly places: ReadonlyMap<Column, number>;
};

/** Longer cells are pasting mistakes. */
const MAX_CELL = 500;

/** Ignores accents, case and surrounding spaces. */
function readHeader<Column extends string>(
  cells: readonly string[],
  columns: readonly Column[],
  optional: readonly Column[],
) {
  const names = cells.map((cell) => searchForm(cell.slice(0, MAX_CELL)));
  const places = new Map<Column, number>();
  const missing: Column[] = [];
  for (const column of columns) {
    const place = names.indexOf(searchForm(column));
    if (place !== -1) places.set(column, place);
    else if (!optional.includes(column)) missing.push(column);
  }
  const header: Header<Column> = { width: cells.length, places };
  return { header, missing };
}

function isBlank({ cells }: CsvRecord): boolean {
  return cells.every((cell) => cell.trim() === '');
}

function readCells<Column extends string>(
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

/** An unreadable cell is reported by the name of its column. */
const ROW_PROBLEMS = [
  'quotes',
  'incomplete',
  'surplus cells',
  'too long',
  'data',
  'before founding',
  'after today',
  'tipus',
  'alçada',
  'agulla',
  'pinya',
  'altres',
  'ordre',
  'resolució',
  'impossible tower',
  'duplicate',
  'castell',
  'punts',
] as const;
export type RowProblemKind = (typeof ROW_PROBLEMS)[number];

export type CellFault = {
  readonly kind: RowProblemKind;
  readonly value: string;
  /** Of the diada that has lost the row, if it is known. */
  readonly date?: string;
};

export type RowProblem = CellFault & {
  readonly line: number;
  /** Number of lines lost with the row. */
  readonly lines: number;
};

export function futureRows(problems: readonly RowProblem[]): RowProblem[] {
  return problems.filter(({ kind }) => kind === 'after today');
}

export function duplicateRows(problems: readonly RowProblem[]): RowProblem[] {
  return problems.filter(({ kind }) => kind === 'duplicate');
}

/** May exceed the number of rows, since an unclosed quote swallows the next lines. */
export function skippedLines(problems: readonly RowProblem[]): number {
  return problems
    .filter(({ kind }) => kind !== 'after today' && kind !== 'duplicate')
    .reduce((sum, { lines }) => sum + lines, 0);
}

export type SpreadsheetFormat<Column extends string, Row extends object> = {
  readonly columns: readonly Column[];
  /** Those of `columns` that may be absent, and then are empty in every row. */
  readonly optional?: readonly Column[];
  /** Whether the header alone is valid, as for a club without results yet. */
  readonly mayBeEmpty?: boolean;
  readonly readRow: (cells: Cells<Column>, line: number) => Row | CellFault;
};

export type SpreadsheetFailure =
  | { readonly ok: false; readonly reason: 'empty' | 'html' | 'json' | 'cut short' | 'no readable row' }
  | { readonly ok: false; readonly reason: 'missing columns'; readonly columns: readonly string[] };

export type ParsedSpreadsheet<Row> =
  | { readonly ok: true; readonly rows: readonly Row[]; readonly problems: readonly RowProblem[] }
  | SpreadsheetFailure;

export function parseSpreadsheet<Column extends string, Row extends object>(
  text: string,
  form: SpreadsheetFormat<Column, Row>,
): ParsedSpreadsheet<Row> {
  const kind = sniffText(text);
  if (kind !== 'csv') return { ok: false, reason: kind };
  const reader = spreadsheetReader(form);
  reader.take(readCsv(text));
  return reader.finish(endsWithLineBreak(text));
}

/** Pauses between batches, so that the page stays responsive. */
export async function parseSpreadsheetInSteps<Column extends string, Row extends object>(
  text: string,
  form: SpreadsheetFormat<Column, Row>,
  pause: () => Promise<void>,
): Promise<ParsedSpreadsheet<Row>> {
  const kind = sniffText(text);
  if (kind !== 'csv') return { ok: false, reason: kind };
  const reader = spreadsheetReader(form);
  await readCsvInSteps(text, reader.take, pause);
  return reader.finish(endsWithLineBreak(text));
}

/** True if the text ends with a line break. Some hosts omit it in complete files. */
function endsWithLineBreak(text: string): boolean {
  return /[\r\n]\s*$/.test(text.slice(-MAX_ENDING));
}

/** Longer than the white space at the end of any CSV. */
const MAX_ENDING = 50;

/** Problems of a truncated row. */
const TRUNCATED = new Set<string>(['incomplete', 'quotes']);

function spreadsheetReader<Column extends string, Row extends object>({
  columns,
  optional = [],
  mayBeEmpty = false,
  readRow,
}: SpreadsheetFormat<Column, Row>) {
  const rows: Row[] = [];
  const problems: RowProblem[] = [];
  let header: Header<Column> | undefined;
  let missing: readonly Column[] = [];
  let lastRowTruncated = false;

  function takeRecord(record: CsvRecord): void {
    if (missing.length > 0 || isBlank(record)) return;
    if (!header) {
      ({ header, missing } = readHeader(record.cells, columns, optional));
      return;
    }
    const cells = readCells(record, header);
    const row = typeof cells === 'function' ? readRow(cells, record.line) : cells;
    lastRowTruncated = 'kind' in row && TRUNCATED.has(row.kind);
    if ('kind' in row) {
      const { line, lines } = record;
      problems.push({ ...row, line, lines, value: excerpt(row.value) });
    } else rows.push(row);
  }

  return {
    take(records: readonly CsvRecord[]): void {
      for (const record of records) takeRecord(record);
    },
    finish(lastLineComplete: boolean): ParsedSpreadsheet<Row> {
      if (missing.length > 0) return { ok: false, reason: 'missing columns', columns: missing };
      if (lastRowTruncated && !lastLineComplete) return { ok: false, reason: 'cut short' };
      if (rows.length > 0) return { ok: true, rows, problems };
      if (problems.length > 0) return { ok: false, reason: 'no readable row' };
      return header && mayBeEmpty ? { ok: true, rows, problems } : { ok: false, reason: 'empty' };
    },
  };
}
