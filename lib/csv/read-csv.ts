import Papa from 'papaparse';
import { sniffSeparator } from './sniff';

/** One record of a CSV text. A quoted cell may hold line breaks, so a record may take several lines. */
export type CsvRecord = {
  /** Line of the text where the record starts, from 1. */
  readonly line: number;
  /** Lines it takes. */
  readonly lines: number;
  readonly cells: readonly string[];
  /** Its quotes do not pair: its cells cannot be trusted. */
  readonly broken: boolean;
};

/** Characters read between two breaths: some 1,500 rows, a few milliseconds of work. */
const STEP = 1 << 17;

/** Every record at once, blank ones too. Never throws. */
export function readCsv(text: string): CsvRecord[] {
  const clean = normalise(text);
  const { data, errors } = Papa.parse<string[]>(clean, settings(clean));
  const broken = new Set(errors.filter(isAboutQuotes).map(({ row }) => row));
  const number = numberLines();
  return data.map((cells, index) => number(cells, broken.has(index)));
}

/**
 * The same records in batches, with a pause after each: `breathe` resolves when the page has had time to paint.
 * Rejects only when `breathe` does.
 */
export async function readCsvInSteps(
  text: string,
  take: (records: CsvRecord[]) => void,
  breathe: () => Promise<void>,
): Promise<void> {
  const clean = normalise(text);
  const options = settings(clean);
  const number = numberLines();
  let [start, size] = [0, STEP];
  while (start < clean.length) {
    const final = start + size >= clean.length;
    const rows = readRows(clean.slice(start, start + size), options);
    // The last row may go on beyond the window: it is read again with what follows it.
    if (!final) rows.pop();
    take(rows.map(({ cells, broken }) => number(cells, broken)));
    start += final ? size : (rows.at(-1)?.end ?? 0);
    // A row that fills the window asks for a larger one, doubled so that no text is read over and over.
    size = rows.length === 0 ? size * 2 : STEP;
    await breathe();
  }
}

type RowOfWindow = { readonly cells: readonly string[]; readonly broken: boolean; readonly end: number };

/** The rows of a stretch of text, each with the place where it ends. */
function readRows(window: string, options: ReturnType<typeof settings>): RowOfWindow[] {
  const rows: RowOfWindow[] = [];
  Papa.parse<string[]>(window, {
    ...options,
    step: ({ data, errors, meta }) => {
      rows.push({ cells: data, broken: errors.some(isAboutQuotes), end: meta.cursor });
    },
  });
  return rows;
}

function isAboutQuotes({ type }: Papa.ParseError): boolean {
  return type === 'Quotes';
}

/** One kind of line break, so that a line can be counted and a mixture of them does not glue rows together. */
function normalise(text: string): string {
  const bare = text.startsWith('\uFEFF') ? text.slice(1) : text;
  return bare.includes('\r') ? bare.replace(/\r\n?/g, '\n') : bare;
}

function settings(text: string) {
  return { delimiter: sniffSeparator(text), newline: '\n', header: false, skipEmptyLines: false } as const;
}

/** Gives consecutive records their line numbers. */
function numberLines(): (cells: readonly string[], broken: boolean) => CsvRecord {
  let next = 1;
  return (cells, broken) => {
    const line = next;
    const lines = cells.reduce((sum, cell) => sum + lineBreaks(cell), 1);
    next += lines;
    return { line, lines, cells, broken };
  };
}

function lineBreaks(cell: string): number {
  let found = 0;
  for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) found += 1;
  return found;
}
