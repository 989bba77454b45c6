import { type CsvRecord, readCsv, readCsvInSteps } from '@/lib/csv/read-csv';
import { sniffText } from '@/lib/csv/sniff';
import { type Cells, excerpt, type Header, isBlank, readCells, readHeader } from '@/lib/csv/table';
import type { CellFault, RowProblem } from './problems';

export type SheetForm<Column extends string, Row extends object> = {
  readonly columns: readonly Column[];
  readonly readRow: (cells: Cells<Column>, line: number) => Row | CellFault;
};

export type SheetFailure =
  | { readonly ok: false; readonly reason: 'empty' | 'html' | 'json' | 'cut short' | 'no readable row' }
  | { readonly ok: false; readonly reason: 'missing columns'; readonly columns: readonly string[] };

export type ParsedSheet<Row> =
  | { readonly ok: true; readonly rows: readonly Row[]; readonly problems: readonly RowProblem[] }
  | SheetFailure;

/** Never throws. */
export function parseSheet<Column extends string, Row extends object>(
  text: string,
  form: SheetForm<Column, Row>,
): ParsedSheet<Row> {
  const kind = sniffText(text);
  if (kind !== 'csv') return { ok: false, reason: kind };
  const reader = sheetReader(form);
  reader.take(readCsv(text));
  return reader.finish(endsWhole(text));
}

/** Pauses between batches, so that the page stays responsive. */
export async function parseSheetInSteps<Column extends string, Row extends object>(
  text: string,
  form: SheetForm<Column, Row>,
  pause: () => Promise<void>,
): Promise<ParsedSheet<Row>> {
  const kind = sniffText(text);
  if (kind !== 'csv') return { ok: false, reason: kind };
  const reader = sheetReader(form);
  await readCsvInSteps(text, reader.take, pause);
  return reader.finish(endsWhole(text));
}

/** True if the text ends with a line break. Some hosts omit it in complete files. */
function endsWhole(text: string): boolean {
  return /[\r\n]\s*$/.test(text.slice(-LAST_SIGNS));
}

/** Longer than the white space at the end of any CSV. */
const LAST_SIGNS = 50;

/** Problems of a truncated row. */
const HALF = new Set<string>(['incomplete', 'quotes']);

function sheetReader<Column extends string, Row extends object>({
  columns,
  readRow,
}: SheetForm<Column, Row>) {
  const rows: Row[] = [];
  const problems: RowProblem[] = [];
  let header: Header<Column> | undefined;
  let missing: readonly Column[] = [];
  let endsInHalf = false;

  function takeRecord(record: CsvRecord): void {
    if (missing.length > 0 || isBlank(record)) return;
    if (!header) {
      ({ header, missing } = readHeader(record.cells, columns));
      return;
    }
    const cells = readCells(record, header);
    const row = typeof cells === 'function' ? readRow(cells, record.line) : cells;
    endsInHalf = 'kind' in row && HALF.has(row.kind);
    if ('kind' in row) {
      const { line, lines } = record;
      problems.push({ line, lines, kind: row.kind, value: excerpt(row.value) });
    } else rows.push(row);
  }

  return {
    take(records: readonly CsvRecord[]): void {
      for (const record of records) takeRecord(record);
    },
    finish(lastLineIsWhole: boolean): ParsedSheet<Row> {
      if (missing.length > 0) return { ok: false, reason: 'missing columns', columns: missing };
      if (endsInHalf && !lastLineIsWhole) return { ok: false, reason: 'cut short' };
      if (rows.length > 0) return { ok: true, rows, problems };
      return { ok: false, reason: problems.length === 0 ? 'empty' : 'no readable row' };
    },
  };
}
