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
  return numberLines()(Papa.parse<string[]>(clean, settings(clean)));
}

/**
 * The same records in batches, with a pause after each: `breathe` resolves when the page has had time to paint.
 */
export function readCsvInSteps(
  text: string,
  take: (records: CsvRecord[]) => void,
  breathe: () => Promise<void>,
): Promise<void> {
  const clean = normalise(text);
  const number = numberLines();
  return new Promise((resolve, reject) => {
    Papa.parse<string[]>(clean, {
      ...settings(clean),
      chunkSize: STEP,
      chunk(batch: Papa.ParseResult<string[]>, parser: Papa.Parser) {
        parser.pause();
        take(number(batch));
        breathe().then(() => parser.resume(), reject);
      },
      complete: () => resolve(),
    });
  });
}

/** One kind of line break, so that a line can be counted and a mixture of them does not glue rows together. */
function normalise(text: string): string {
  const bare = text.startsWith('\uFEFF') ? text.slice(1) : text;
  return bare.includes('\r') ? bare.replace(/\r\n?/g, '\n') : bare;
}

function settings(text: string) {
  return { delimiter: sniffSeparator(text), newline: '\n', header: false, skipEmptyLines: false } as const;
}

/** Gives each record of consecutive batches its line number. */
function numberLines(): (batch: Papa.ParseResult<string[]>) => CsvRecord[] {
  let line = 1;
  return ({ data, errors }) => {
    const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
    return data.map((cells, index) => {
      const lines = cells.reduce((sum, cell) => sum + lineBreaks(cell), 1);
      const record = { line, lines, cells, broken: broken.has(index) };
      line += lines;
      return record;
    });
  };
}

function lineBreaks(cell: string): number {
  let found = 0;
  for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) found += 1;
  return found;
}
