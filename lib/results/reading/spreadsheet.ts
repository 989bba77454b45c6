import Papa from 'papaparse';
import { searchForm } from '@/lib/text/catalan';
import { excerpt } from '@/lib/text/markup';

const SAMPLE = 512;

/** Detects UTF-16 by BOM or zeros in every other byte. Invalid UTF-8 is windows-1252, from old spreadsheets. */
export function decodeText(bytes: Uint8Array): string {
  const wide = wideForm(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return text.replace(/[\x80-\x9f]/g, (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? control);
  }
}

/** Bytes 80 to 9F. Node 20 takes them for control characters. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

function wideForm(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  sample.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const most = sample.length / 4;
  if (odd > most && odd > even) return 'utf-16le';
  return even > most ? 'utf-16be' : undefined;
}

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

export type CellFault = { readonly kind: RowProblemKind; readonly value: string };

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
      problems.push({ line, lines, kind: row.kind, value: excerpt(row.value) });
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
