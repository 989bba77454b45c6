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

/** Characters read between two pauses: some 200 rows, a millisecond of work. */
const STEP = 1 << 14;

/** Every record at once, blank ones too. Never throws. */
export function readCsv(text: string): CsvRecord[] {
  const clean = normalise(text);
  return lineNumberer()(Papa.parse<string[]>(clean, settings(clean)));
}

/** The same records in batches, with a pause after each: `pause` resolves when the page has had time to answer. */
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

/** One kind of line break, so that a line can be counted and a mixture of them does not glue rows together. */
function normalise(text: string): string {
  const bare = text.startsWith('\uFEFF') ? text.slice(1) : text;
  return bare.replace(/\r\n?/g, '\n');
}

function settings(text: string) {
  return { delimiter: sniffSeparator(text), newline: '\n', header: false, skipEmptyLines: false } as const;
}

/** Makes records of what the parser gives, batch after batch, and counts their lines on. */
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
