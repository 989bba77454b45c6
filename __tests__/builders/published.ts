import { readFileSync } from 'node:fs';
import { fixedScores } from '@/content/statistics/fixed-scores';
import { groupDiades } from '@/lib/diades/group';
import { parseDiades } from '@/lib/diades/parse-diades';
import { parseScores } from '@/lib/diades/parse-scores';
import { type ScoreTable, withFixedScores } from '@/lib/diades/scores';
import type { Diada } from '@/lib/diades/types';

export const publishedText = (name: 'diades' | 'puntuacions') =>
  readFileSync(`public/data/${name}.csv`, 'utf8');

/** The scores of the site, fixed ones included. */
export function publishedScores(): ScoreTable {
  const parsed = parseScores(publishedText('puntuacions'));
  if (!parsed.ok) throw new Error(parsed.reason);
  return withFixedScores(parsed.scores, fixedScores);
}

export function publishedDiades(): readonly Diada[] {
  const parsed = parseDiades(publishedText('diades'));
  if (!parsed.ok) throw new Error(parsed.reason);
  return groupDiades(parsed.rows).diades;
}
