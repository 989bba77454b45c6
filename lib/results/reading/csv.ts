import Papa from 'papaparse';

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
