import Papa from 'papaparse';
import { sniffSeparator } from './sniff';

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

/** Awaits `pause` after each batch. */
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

/** Makes line breaks uniform, because mixed ones could join rows. */
function normalise(text: string): string {
  const bare = text.startsWith('\uFEFF') ? text.slice(1) : text;
  return bare.replace(/\r\n?/g, '\n');
}

function settings(text: string) {
  return { delimiter: sniffSeparator(text), newline: '\n', header: false, skipEmptyLines: false } as const;
}

/** Numbers lines across batches. */
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
