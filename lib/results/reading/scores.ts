import type { Points, ScoreTable } from '@/lib/results/scoring/scores';
import { formatTower } from '@/lib/towers/notation';
import { readCastell } from '@/lib/towers/written';
import {
  type CellFault,
  type Cells,
  parseSpreadsheet,
  type RowProblem,
  type SpreadsheetFailure,
} from './spreadsheet';

const SCORES_COLUMNS = ['castell', 'Descarregat', 'Carregat', 'grup'] as const;
type ScoresColumn = (typeof SCORES_COLUMNS)[number];

export type ParsedScores =
  | { readonly ok: true; readonly scores: ScoreTable; readonly problems: readonly RowProblem[] }
  | SpreadsheetFailure;

/**
 * The first row of a tower counts. With the optional `grup`, rows are hardest first, and each has the heading of its tier, or
 * that of the row above.
 */
export function parseScores(text: string): ParsedScores {
  const scores = new Map<string, Points>();
  let group = '';
  const parsed = parseSpreadsheet(text, {
    columns: SCORES_COLUMNS,
    optional: ['grup'],
    readRow: (cells) => {
      group = cells('grup') || group;
      const score = readScore(cells, group);
      if ('kind' in score) return score;
      if (scores.has(score.code)) return { kind: 'duplicate', value: score.code };
      scores.set(score.code, score.points);
      return score;
    },
  });
  return parsed.ok ? { ok: true, scores, problems: parsed.problems } : parsed;
}

function readScore(
  cells: Cells<ScoresColumn>,
  group: string,
): { readonly code: string; readonly points: Points } | CellFault {
  const code = normalizedCode(cells('castell'));
  if (code === undefined) return { kind: 'castell', value: cells('castell') };
  const descarregat = readPoints(cells('Descarregat'));
  const carregat = readPoints(cells('Carregat'));
  if (descarregat === undefined) return { kind: 'punts', value: cells('Descarregat') };
  if (carregat === undefined) return { kind: 'punts', value: cells('Carregat') };
  return { code, points: { descarregat, carregat, ...(group && { group }) } };
}

/** Accepts what people write: `2d8fm`, wrong case, words. An outcome is a mistake here. */
function normalizedCode(text: string): string | undefined {
  const read = readCastell(text);
  return read.ok && read.outcome === null ? formatTower(read.construction) : undefined;
}

/** Null if empty, undefined if invalid. Accepts thousands dots. */
function readPoints(cell: string): number | null | undefined {
  if (cell === '') return null;
  return /^(\d{1,6}|\d{1,3}(\.\d{3})+)$/.test(cell) ? Number(cell.replaceAll('.', '')) : undefined;
}
