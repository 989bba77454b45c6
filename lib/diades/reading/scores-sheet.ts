import { readCsv } from '@/lib/csv/read-csv';
import { sniffText } from '@/lib/csv/sniff';
import { type Cells, excerpt, isBlank, readCells, readHeader, type SourceFailure } from '@/lib/csv/table';
import { type Points, type ScoreTable, scoreKey } from '../scoring/attempt-points';
import type { RowProblem } from './problems';
import type { CellFault } from './row';

export const SCORES_COLUMNS = ['castell', 'Descarregat', 'Carregat'] as const;
type ScoresColumn = (typeof SCORES_COLUMNS)[number];

export type ParsedScores =
  | { readonly ok: true; readonly scores: ScoreTable; readonly problems: readonly RowProblem[] }
  | SourceFailure;

/** The table of points of a sheet and what had to be set aside. The first of two rows for a tower holds. */
export function parseScores(text: string): ParsedScores {
  const kind = sniffText(text);
  if (kind !== 'csv') return { ok: false, reason: kind };
  const [first, ...records] = readCsv(text).filter((record) => !isBlank(record));
  const { header, missing } = readHeader(first?.cells ?? [], SCORES_COLUMNS);
  if (missing.length > 0) return { ok: false, reason: 'missing columns', columns: missing };
  const scores = new Map<string, Points>();
  const problems: RowProblem[] = [];
  for (const record of records) {
    const cells = readCells(record, header);
    const score = typeof cells === 'function' ? readScore(cells, scores) : cells;
    if ('key' in score) scores.set(score.key, score.points);
    else
      problems.push({
        line: record.line,
        lines: record.lines,
        kind: score.kind,
        value: excerpt(score.value),
      });
  }
  if (scores.size > 0) return { ok: true, scores, problems };
  return problems.length === 0
    ? { ok: false, reason: 'empty' }
    : { ok: false, reason: 'no readable row', problems };
}

function readScore(
  cells: Cells<ScoresColumn>,
  scores: ScoreTable,
): { readonly key: string; readonly points: Points } | CellFault {
  const key = scoreKey(cells('castell'));
  if (key === undefined) return { kind: 'castell', value: cells('castell') };
  if (scores.has(key)) return { kind: 'duplicate', value: key };
  const descarregat = readPoints(cells('Descarregat'));
  const carregat = readPoints(cells('Carregat'));
  if (descarregat === undefined) return { kind: 'punts', value: cells('Descarregat') };
  if (carregat === undefined) return { kind: 'punts', value: cells('Carregat') };
  return { key, points: { descarregat, carregat } };
}

/** Whole points, with the dot of the thousands or without it; null for an empty cell, undefined for anything else. */
function readPoints(cell: string): number | null | undefined {
  if (cell === '') return null;
  return /^(\d{1,6}|\d{1,3}(\.\d{3})+)$/.test(cell) ? Number(cell.replaceAll('.', '')) : undefined;
}
