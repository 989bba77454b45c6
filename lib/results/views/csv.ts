import { BYTE_ORDER_MARK, formatCsv } from '@/lib/csv/write-csv';
import type { TierId } from '@/lib/results/scoring/tiers';
import { type Diada, roundLabel } from '@/lib/results/types';
import { columnAttempts, type RankingRow } from './ranking-row';
import type { Summary } from './summary';

type Cells = readonly (string | number)[];

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
