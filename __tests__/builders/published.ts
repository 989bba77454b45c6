import { readFileSync } from 'node:fs';
import { groupDiades } from '@/lib/diades/grouping/diades';
import { parseDiades } from '@/lib/diades/reading/diades-sheet';
import { parseScores } from '@/lib/diades/reading/scores-sheet';
import { type ScoreTable, withFixedScores } from '@/lib/diades/scoring/attempt-points';
import type { Diada } from '@/lib/diades/types';

export const publishedText = (name: 'diades' | 'puntuacions') =>
  readFileSync(`public/data/${name}.csv`, 'utf8');

/** The scores of the site, fixed ones included. */
export function publishedScores(): ScoreTable {
  const parsed = parseScores(publishedText('puntuacions'));
  if (!parsed.ok) throw new Error(parsed.reason);
  return withFixedScores(parsed.scores);
}

export function publishedDiades(): readonly Diada[] {
  const parsed = parseDiades(publishedText('diades'));
  if (!parsed.ok) throw new Error(parsed.reason);
  return groupDiades(parsed.rows).diades;
}
