import { formatCsv } from '@/lib/csv/write-csv';
import { roundLabel } from '../grouping/rounds';
import type { Diada } from '../types';
import { columnOf, type RankingRow } from './ranking-rows';
import type { Summary } from './summary';

/** The ranking as CSV, exactly the rows given and in their order. */
export function exportRanking(rows: readonly RankingRow[]): string {
  return formatCsv(
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
export function exportDiades(diades: readonly Diada[]): string {
  return formatCsv(
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

/** The summary as CSV, one row for each tower; `unscoredName` names the group of those without a score. */
export function exportSummary({ tiers, unscored }: Summary, unscoredName: string): string {
  const groups = [...tiers, { name: unscoredName, towers: unscored }];
  return formatCsv(
    ['grup', 'castell', 'descarregats', 'carregats'],
    groups.flatMap(({ name, towers }) =>
      towers.map(({ key, descarregats, carregats }) => [name, key, descarregats, carregats]),
    ),
  );
}
