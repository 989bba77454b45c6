import { type Diada, roundLabel } from '@/lib/results/diada';
import type { PointsTable } from '@/lib/results/scoring/calculator';
import type { Verdict } from '@/lib/results/scoring/scores';
import type { TierId } from '@/lib/results/scoring/tiers';
import { columnAttempts, type RankingRow } from './ranking-row';
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

export type GroupNames = Readonly<Record<TierId | 'unscored', string>>;

/** One row per tower. */
export function summaryCsv({ tiers, unscored }: Summary, names: GroupNames): string {
  const groups = [...tiers, { id: 'unscored', towers: unscored } as const];
  return file(
    ['grup', 'castell', 'descarregats', 'carregats'],
    groups.flatMap(({ id, towers }) =>
      towers.map(({ code, descarregats, carregats }) => [names[id], code, descarregats, carregats]),
    ),
  );
}

/** One row per scored tower, with an empty cell where it has no points. */
export function pointsCsv(table: PointsTable, names: GroupNames): string {
  return file(
    ['grup', 'castell', 'nom', 'descarregat', 'carregat'],
    table.flatMap(({ id, towers }) =>
      towers.map(({ code, name, descarregat, carregat }) => [
        names[id],
        code,
        name,
        descarregat ?? '',
        carregat ?? '',
      ]),
    ),
  );
}

/** One row per attempt and the total. `why` has the words of a verdict. */
export function calculatedCsv(
  { attempts, points }: Pick<RankingRow, 'attempts' | 'points'>,
  why: Readonly<Record<Verdict, string>>,
): string {
  return file(
    ['castell', 'punts', 'què passa', 'punts que suma'],
    [
      ...attempts.map(({ label, points: worth, verdict }) => [
        label,
        worth,
        why[verdict],
        verdict === 'counts' ? worth : 0,
      ]),
      ['total', '', '', points],
    ],
  );
}
