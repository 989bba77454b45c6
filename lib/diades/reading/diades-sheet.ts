import type { Row } from '../types';
import { repeatedRows } from './repeated-rows';
import { DIADES_COLUMNS, type DiadesColumn, readRow } from './row';
import { type ParsedSheet, parseSheet, parseSheetInSteps, type SheetForm } from './sheet';

const formOn = (today: string): SheetForm<DiadesColumn, Row> => ({
  columns: DIADES_COLUMNS,
  readRow: (cells, line) => readRow(cells, line, today),
});

export type ParsedDiades = ParsedSheet<Row>;

/** Upper bound when no `today` is given. */
const ANY_DAY = '9999-12-31';

/** Rows after `today` and repeated rows are problems. Never throws. */
export function parseDiades(text: string, today: string = ANY_DAY): ParsedDiades {
  return withoutRepeated(parseSheet(text, formOn(today)));
}

/** Waits for `pause` between batches, so that the page stays responsive. */
export async function parseDiadesInSteps(
  text: string,
  pause: () => Promise<void>,
  today: string = ANY_DAY,
): Promise<ParsedDiades> {
  return withoutRepeated(await parseSheetInSteps(text, formOn(today), pause));
}

function withoutRepeated(parsed: ParsedDiades): ParsedDiades {
  if (!parsed.ok) return parsed;
  const repeated = repeatedRows(parsed.rows);
  const problems = [...repeated].map(
    ({ line, code }) => ({ line, lines: 1, kind: 'duplicate', value: code }) as const,
  );
  return {
    ok: true,
    rows: parsed.rows.filter((row) => !repeated.has(row)),
    problems: [...parsed.problems, ...problems].sort((one, other) => one.line - other.line),
  };
}
