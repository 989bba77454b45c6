import { readFileSync } from 'node:fs';
import { parseScores } from '@/lib/diades/reading/scores-sheet';
import { type ScoreTable, withFixedScores } from '@/lib/diades/scoring/attempt-points';

export const publishedText = (name: 'diades' | 'puntuacions') =>
  readFileSync(`public/data/${name}.csv`, 'utf8');

/** The scores of the site, fixed ones included. */
export function publishedScores(): ScoreTable {
  const parsed = parseScores(publishedText('puntuacions'));
  if (!parsed.ok) throw new Error(parsed.reason);
  return withFixedScores(parsed.scores);
}
