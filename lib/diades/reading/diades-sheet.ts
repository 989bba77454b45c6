import type { Row } from '../types';
import { repeatedRows } from './repeated-rows';
import { DIADES_COLUMNS, readRow } from './row';
import { type ParsedSheet, parseSheet, parseSheetInSteps } from './sheet';

const form = { columns: DIADES_COLUMNS, readRow };

export type ParsedDiades = ParsedSheet<Row>;

/** Rows of the performances sheet and what had to be set aside. Never throws, whatever the text. */
export function parseDiades(text: string): ParsedDiades {
  return withoutRepeated(parseSheet(text, form));
}

/** The same result in steps: `pause` resolves when the page has had time to answer. */
export async function parseDiadesInSteps(text: string, pause: () => Promise<void>): Promise<ParsedDiades> {
  return withoutRepeated(await parseSheetInSteps(text, form, pause));
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
