import { groupDiades } from '@/lib/results/grouping';
import { DIADES_COLUMNS, type DiadesColumn } from '@/lib/results/reading/diades';
import type { ScoreTable } from '@/lib/results/scoring/scores';
import type { Diada, Row } from '@/lib/results/types';
import { formatTower, parseTower } from '@/lib/towers/notation';

const DEFAULTS: Record<DiadesColumn, string> = {
  dia: '14',
  mes: '11',
  any: '2024',
  situació: 'Pati',
  ciutat: 'Barcelona',
  motiu: 'Aniversari',
  tipus: '3',
  alçada: '7',
  agulla: '',
  pinya: '',
  altres: '',
  ordre: '1',
  resolució: 'd',
};

export type CsvRow = Partial<Record<DiadesColumn, string>>;

/** The cells of a row of the sheet, a completed 3d7 unless told otherwise. */
export function csvCells(row: CsvRow = {}): string[] {
  return DIADES_COLUMNS.map((column) => ({ ...DEFAULTS, ...row })[column]);
}

/** A sheet of these rows as plain CSV; their cells must need no quotes. */
export function aCsv(...rows: CsvRow[]): string {
  return [DIADES_COLUMNS, ...rows.map(csvCells)].map((cells) => `${cells.join(',')}\n`).join('');
}

export type DiadaParts = Partial<Pick<Diada, 'date' | 'reason' | 'town' | 'place'>>;

/** Rows by the notation of their rounds: `['3d7C', 'Pd5+Pd4+Pd4']`. */
export function rowsOf(rounds: readonly string[], parts: DiadaParts = {}): Row[] {
  const { date = '2024-11-14', reason = 'Aniversari', town = 'Barcelona', place = 'Pati' } = parts;
  return rounds.flatMap((round, index) =>
    round.split('+').map((text): Row => {
      const parsed = parseTower(text);
      if (!parsed.ok || parsed.construction.kind !== 'tower') throw new Error(text);
      const { construction: tower, outcome } = parsed;
      return {
        line: 2,
        date,
        place,
        town,
        reason,
        construction: tower,
        code: formatTower(tower),
        outcome,
        round: index + 1,
      };
    }),
  );
}

/** One diada by the notation of its rounds. */
export function aDiada(rounds: readonly string[], parts: DiadaParts = {}): Diada {
  const [diada] = groupDiades(rowsOf(rounds, parts)).diades;
  if (!diada) throw new Error('A diada needs a round.');
  return diada;
}

/** A table of points: `{ '3d7': [785, 615] }`, completed and loaded. */
export function aScoreTable(
  points: Readonly<Record<string, readonly [number | null, number | null]>>,
): ScoreTable {
  return new Map(
    Object.entries(points).map(([code, [descarregat, carregat]]) => [code, { descarregat, carregat }]),
  );
}

/** A few towers with their usual points. */
export const someScores = aScoreTable({
  '4d6': [185, 140],
  '3d6': [195, 150],
  '4d7': [690, 540],
  '3d7': [785, 615],
  '3d7a': [1200, 1025],
  '5d7': [2010, 1565],
  Pd4: [45, 35],
  Pd5: [750, 590],
  Vd5: [751, 591],
});
