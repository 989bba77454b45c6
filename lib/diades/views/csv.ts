import { BYTE_ORDER_MARK, formatCsv } from '@/lib/csv/write-csv';
import { roundLabel } from '../grouping/labels';
import type { TierId } from '../scoring/tiers';
import type { Diada } from '../types';
import { columnOf, type RankingRow } from './ranking-rows';
import type { Summary } from './summary';

type Cells = readonly (string | number)[];

function file(header: readonly string[], rows: readonly Cells[]): string {
  return BYTE_ORDER_MARK + formatCsv(header, rows);
}

/** The ranking as CSV, exactly the rows given and in their order. */
export function rankingCsv(rows: readonly RankingRow[]): string {
  return file(
    ['posició', 'data', 'motiu', 'ciutat', 'castells', 'punts'],
    rows.map((row) => [
      row.position,
      row.date,
      row.reason,
      row.town,
      columnOf(row)
        .map(({ label }) => label)
        .join(' '),
      row.points,
    ]),
  );
}

/** The list of diades as CSV, one row each, the rounds in order. */
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

/** The names that the groups of the summary go by. */
export type GroupNames = Readonly<Record<TierId | 'unscored', string>>;

/** The summary as CSV, one row for each tower of each group. */
export function summaryCsv({ tiers, unscored }: Summary, names: GroupNames): string {
  const groups = [...tiers, { id: 'unscored', towers: unscored } as const];
  return file(
    ['grup', 'castell', 'descarregats', 'carregats'],
    groups.flatMap(({ id, towers }) =>
      towers.map(({ code, descarregats, carregats }) => [names[id], code, descarregats, carregats]),
    ),
  );
}
