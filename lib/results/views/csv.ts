import type { Diada, Row } from '@/lib/results/diada';
import { roundLabel } from '@/lib/results/labels';
import { DIADES_COLUMNS } from '@/lib/results/reading/columns';
import type { PointsTable } from '@/lib/results/scoring/calculator';
import { OUTCOME_LETTERS } from '@/lib/towers/types';
import type { ComparedFigure, Comparison } from './glance';
import { columnAttempts, type RankingRow } from './ranking-row';
import { difference, percent, shareDifference } from './shares';
import type { Summary } from './summary';

type Cells = readonly (string | number)[];

const BYTE_ORDER_MARK = '\uFEFF';

/** Prevents CSV injection: an apostrophe precedes formula signs. */
export function formatCsv(header: readonly string[], rows: readonly Cells[]): string {
  return [header, ...rows].map((cells) => `${cells.map(formatCell).join(',')}\n`).join('');
}

function formatCell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : disarm(value);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** After spaces, quotes and invisible characters too: some programs strip them. */
const FORMULA =
  /(^|[,;\t\r\n"])((?:[\s"'\u2800]|\p{C}|\p{Z}|\p{Default_Ignorable_Code_Point})*)([=+\-@＝＋－＠])/gu;

function disarm(text: string): string {
  return text.replace(FORMULA, "$1$2'$3");
}

function file(header: readonly string[], rows: readonly Cells[]): string {
  return BYTE_ORDER_MARK + formatCsv(header, rows);
}

export function rankingCsv(rows: readonly RankingRow[]): string {
  return file(
    ['posició', 'data', 'motiu', 'ciutat', 'castells', 'punts'],
    rows.map((row) => [
      row.position,
      row.date,
      row.reason,
      row.town,
      columnAttempts(row)
        .map(({ label }) => label)
        .join(' '),
      row.points,
    ]),
  );
}

export function listCsv(diades: readonly Diada[]): string {
  return file(
    ['data', 'motiu', 'situació', 'ciutat', 'castells'],
    diades.map(({ date, reason, place, town, rounds }) => [
      date,
      reason,
      place,
      town,
      rounds.map(roundLabel).join(' '),
    ]),
  );
}

/** Heading of a tier, by its id. */
type GroupName = (id: string) => string;

/** One row per tower. */
export function summaryCsv({ tiers, unscored }: Summary, nameOf: GroupName): string {
  const groups = [...tiers, { id: 'unscored', towers: unscored } as const];
  return file(
    ['grup', 'castell', 'descarregats', 'carregats'],
    groups.flatMap(({ id, towers }) =>
      towers.map(({ code, descarregats, carregats }) => [nameOf(id), code, descarregats, carregats]),
    ),
  );
}

/** One row per scored tower, with an empty cell where it has no points. */
export function pointsCsv(table: PointsTable, nameOf: GroupName): string {
  return file(
    ['grup', 'castell', 'nom', 'descarregat', 'carregat'],
    table.flatMap(({ id, towers }) =>
      towers.map(({ code, name, descarregat, carregat }) => [
        nameOf(id),
        code,
        name,
        descarregat ?? '',
        carregat ?? '',
      ]),
    ),
  );
}

/** Cells of the results CSV, which reads them as these rows. */
function sheetCells({ date, place, town, reason, construction: tower, round, outcome }: Row): Cells {
  return [
    ...[date.slice(8), date.slice(5, 7), date.slice(0, 4)].map(Number),
    ...[place, town, reason, tower.structure.toLowerCase(), tower.floors],
    ...[tower.agulla ? 1 : '', tower.support, tower.perSota ? 'ps' : tower.caminant ? 'cam' : ''],
    ...[round ?? '', OUTCOME_LETTERS[outcome]],
  ];
}

export const sheetCsv = (rows: readonly Row[]): string => file(DIADES_COLUMNS, rows.map(sheetCells));

/** As spreadsheets paste them. */
export function sheetTsv(rows: readonly Row[]): string {
  const text = (cell: string | number) =>
    typeof cell === 'number' ? cell : disarm(cell.replace(/\s+/g, ' '));
  return rows.map((row) => sheetCells(row).map(text).join('\t')).join('\n');
}

/** Share in per cent. An empty cell is null. */
const percentCell = (share: number | null) => (share === null ? '' : percent(share));

/** One row per figure. A figure with a share and a tower have two. */
export function comparisonCsv(
  { seasons, figures, levels, towers }: Comparison,
  nameOf: (id: ComparedFigure['id']) => string,
): string {
  const counts = (name: string, values: readonly [number, number]) => [name, ...values, difference(values)];
  const rows = ({ id, values, shares }: ComparedFigure) => [
    counts(nameOf(id), values),
    ...(shares.every((share) => share === null)
      ? []
      : [[`${nameOf(id)} (%)`, ...shares.map(percentCell), shareDifference(shares) ?? '']]),
  ];
  return file(
    ['dada', ...seasons, 'diferència'],
    [
      ...figures.flatMap(rows),
      ...levels.flatMap(rows),
      ...towers.flatMap(({ code, descarregats, carregats }) => [
        counts(`${code} descarregats`, descarregats),
        counts(`${code} carregats`, carregats),
      ]),
    ],
  );
}
