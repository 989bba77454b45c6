import { type CsvRecord, readCsv, readCsvInSteps } from '@/lib/csv/read-csv';
import { sniffText } from '@/lib/csv/sniff';
import { excerpt, type Header, isBlank, readCells, readHeader, type SourceFailure } from '@/lib/csv/table';
import type { Row } from '../types';
import type { RowProblem, RowProblemKind } from './problems';
import { findDuplicates } from './repeated-rows';
import { DIADES_COLUMNS, type DiadesColumn, rowReader } from './row';

export type ParsedDiades =
  | { readonly ok: true; readonly rows: readonly Row[]; readonly problems: readonly RowProblem[] }
  | SourceFailure;

/** From this many lines on, a sheet is read in steps so that the page keeps answering. */
export const LARGE_SHEET = 5_000;

/** Rows of the performances sheet and what had to be set aside. Never throws, whatever the text. */
export function parseDiades(text: string): ParsedDiades {
  const kind = sniffText(text);
  if (kind !== 'csv') return { ok: false, reason: kind };
  const reader = diadesReader();
  reader.take(readCsv(text));
  return reader.finish();
}

/** The same result; a large sheet is read in steps with `breathe`, a wait for the page to paint, between them. */
export async function parseDiadesGently(text: string, breathe: () => Promise<void>): Promise<ParsedDiades> {
  if (sniffText(text) !== 'csv' || !hasMoreLines(text, LARGE_SHEET)) return parseDiades(text);
  const reader = diadesReader();
  await readCsvInSteps(text, reader.take, breathe);
  return reader.finish();
}

/** Takes the records of a sheet in as many batches as they come, and tells the result at the end. */
export function diadesReader() {
  const rows: Row[] = [];
  const problems: RowProblem[] = [];
  const readRow = rowReader();
  let header: Header<DiadesColumn> | undefined;
  let missing: readonly string[] = [];

  function takeRecord(record: CsvRecord): void {
    if (missing.length > 0 || isBlank(record)) return;
    if (!header) {
      ({ header, missing } = readHeader(record.cells, DIADES_COLUMNS));
      return;
    }
    const cells = readCells(record, header);
    const row = typeof cells === 'function' ? readRow(cells, record.line) : cells;
    if ('kind' in row) problems.push(asProblem(record, row.kind, row.value));
    else rows.push(row);
  }

  return {
    take(records: readonly CsvRecord[]): void {
      for (const record of records) takeRecord(record);
    },
    finish(): ParsedDiades {
      if (missing.length > 0) return { ok: false, reason: 'missing columns', columns: missing };
      if (rows.length === 0 && problems.length === 0) return { ok: false, reason: 'empty' };
      if (rows.length === 0) return { ok: false, reason: 'no readable row', problems };
      return withoutDuplicates(rows, problems);
    },
  };
}

function withoutDuplicates(rows: readonly Row[], problems: readonly RowProblem[]): ParsedDiades {
  const duplicates = findDuplicates(rows);
  if (duplicates.size === 0) return { ok: true, rows, problems };
  const repeated = [...duplicates].map((row) =>
    asProblem({ line: row.line, lines: 1 }, 'duplicate', row.key),
  );
  return {
    ok: true,
    rows: rows.filter((row) => !duplicates.has(row)),
    problems: [...problems, ...repeated].sort((one, other) => one.line - other.line),
  };
}

function asProblem(
  { line, lines }: Pick<CsvRecord, 'line' | 'lines'>,
  kind: RowProblemKind,
  value: string,
): RowProblem {
  return { line, lines, kind, value: excerpt(value) };
}

function hasMoreLines(text: string, count: number): boolean {
  let at = -1;
  for (let line = 0; line < count; line += 1) {
    at = text.indexOf('\n', at + 1);
    if (at === -1) return false;
  }
  return true;
}
