import { calendarDate } from '@/lib/dates/days';
import type { Row } from '@/lib/results/diada';
import { constructionProblem, formatTower } from '@/lib/towers/notation';
import {
  OUTCOME_LETTERS,
  OUTCOMES,
  type Outcome,
  STRUCTURES,
  type Structure,
  SUPPORTS,
  type Tower,
} from '@/lib/towers/types';
import { type Group, groupBy } from '@/lib/values/collections';
import { DIADES_COLUMNS, type DiadesColumn } from './columns';
import {
  type CellFault,
  type Cells,
  type ParsedSpreadsheet,
  parseSpreadsheet,
  parseSpreadsheetInSteps,
  type SpreadsheetFormat,
} from './spreadsheet';

const structures: ReadonlyMap<string, Structure> = new Map([
  ['pilar', 'P'],
  ['torre', 'T'],
  ['2', 'T'],
  ...STRUCTURES.filter((structure) => structure !== 'V').map((one) => [one.toLowerCase(), one] as const),
]);
const outcomes: ReadonlyMap<string, Outcome> = new Map([
  ['', 'descarregat'],
  ...OUTCOMES.flatMap((outcome) => [
    [outcome, outcome] as const,
    [OUTCOME_LETTERS[outcome], outcome] as const,
  ]),
]);
const OTHERS = ['', 's', 'ps', 'cam'];
const YES = ['1', 'a', 'x', 'si', 'sí'];

/** Dates of rows, inclusive. By default any. */
type DateRange = { readonly from?: string; readonly to?: string };

/** Returns the row or its first fault. A date outside of the range is a fault. */
function readRow(cells: Cells<DiadesColumn>, line: number, range: DateRange): Row | CellFault {
  const date = readDate(cells, range);
  if (typeof date !== 'string') return date;
  const tower = readTower(cells);
  if ('value' in tower) return { ...tower, date };
  const round = cells('ordre').replace(/(?<=\d)(?:a|r|n|t)\.?$/i, '');
  if (!/^\d{0,3}$/.test(round)) return { kind: 'ordre', value: round, date };
  const outcome = outcomes.get(cells('resolució').toLowerCase());
  if (!outcome) return { kind: 'resolució', value: cells('resolució'), date };
  return {
    line,
    date,
    place: oneLine(cells('situació')),
    town: oneLine(cells('ciutat')),
    reason: oneLine(cells('motiu')),
    construction: tower,
    code: formatTower(tower),
    outcome,
    round: round === '' ? null : Number(round),
  };
}

function readDate(cells: Cells<DiadesColumn>, { from, to }: DateRange): string | CellFault {
  const [day, month, year] = [cells('dia'), cells('mes'), cells('any')];
  const wellFormed = /^\d{1,2}$/.test(day) && /^\d{1,2}$/.test(month) && /^\d{4}$/.test(year);
  const date = wellFormed ? calendarDate(Number(year), Number(month), Number(day)) : undefined;
  if (date === undefined) return { kind: 'data', value: `${day}/${month}/${year}` };
  if (from !== undefined && date < from) return { kind: 'before founding', value: date };
  return to !== undefined && date > to ? { kind: 'after today', value: date } : date;
}

function readTower(cells: Cells<DiadesColumn>): Tower | CellFault {
  const structure = structures.get(cells('tipus').toLowerCase());
  if (!structure) return { kind: 'tipus', value: cells('tipus') };
  const floors = cells('alçada');
  if (!/^\d{1,2}$/.test(floors)) return { kind: 'alçada', value: floors };
  const agulla = cells('agulla').toLowerCase();
  if (!['', ...YES].includes(agulla)) return { kind: 'agulla', value: cells('agulla') };
  const pinya = cells('pinya').toLowerCase();
  const support = SUPPORTS.find((one) => one === pinya);
  if (support === undefined) return { kind: 'pinya', value: cells('pinya') };
  const other = cells('altres').toLowerCase();
  if (!OTHERS.includes(other)) return { kind: 'altres', value: cells('altres') };
  const tower: Tower = {
    kind: 'tower',
    structure,
    floors: Number(floors),
    perSota: other === 's' || other === 'ps',
    agulla: agulla !== '',
    support,
    neta: false,
    caminant: other === 'cam',
  };
  return constructionProblem(tower) ? { kind: 'impossible tower', value: formatTower(tower) } : tower;
}

/** Without control characters and invisible breaks, which would make another name of the same. Most cells need no change, which is fast. */
function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .replace(/[\p{Cc}\u00AD\u200B]/gu, '')
    .trim();
}

/**
 * Equal castells of a round on successive lines were built at once (2 × 3d6). Farther apart, the later one was entered
 * again. Pilars are often built in pairs, in any order, so theirs are repeated only if the whole diada is. Skips rows
 * without a round.
 */
function repeatedRows(rows: readonly Row[]): ReadonlySet<Row> {
  const repeated = new Set<Row>();
  const numbered = rows.filter(({ round }) => round !== null);
  for (const diada of groupBy(numbered, ({ date, reason }) => `${date}|${reason}`).values()) {
    const groups = [...groupBy(diada, contentOf).values()];
    const pasted = timesPasted(groups);
    for (const group of groups) {
      const kept = arePilars(group) ? group.length / pasted : (runStarts(group)[1] ?? group.length);
      for (const row of group.slice(kept)) repeated.add(row);
    }
  }
  return repeated;
}

/** Indexes at which runs of successive lines start. */
function runStarts(rows: readonly Row[]): number[] {
  return rows.flatMap(({ line }, index) => (line - 1 === rows[index - 1]?.line ? [] : [index]));
}

/** Returns how often the whole diada was entered, usually 1. */
function timesPasted(groups: readonly Group<Row>[]): number {
  const castells = groups.filter((group) => !arePilars(group));
  const times = Math.min(...castells.map((castell) => runStarts(castell).length));
  return Number.isFinite(times) && groups.every(({ length }) => length % times === 0) ? times : 1;
}

function arePilars([first]: Group<Row>): boolean {
  return first.construction.structure === 'P';
}

function contentOf({ round, code, outcome, town, place }: Row): string {
  return [round, code, outcome, town, place].join('|');
}

const formatFor = (range: DateRange): SpreadsheetFormat<DiadesColumn, Row> => ({
  columns: DIADES_COLUMNS,
  optional: ['situació'],
  mayBeEmpty: true,
  readRow: (cells, line) => readRow(cells, line, range),
});

export type ParsedDiades = ParsedSpreadsheet<Row>;

/** Rows outside of the range and repeated rows are problems. Never throws. */
export function parseDiades(text: string, range: DateRange = {}): ParsedDiades {
  return withoutRepeated(parseSpreadsheet(text, formatFor(range)));
}

/** Waits for `pause` between batches. */
export async function parseDiadesInSteps(
  text: string,
  pause: () => Promise<void>,
  range: DateRange = {},
): Promise<ParsedDiades> {
  return withoutRepeated(await parseSpreadsheetInSteps(text, formatFor(range), pause));
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
