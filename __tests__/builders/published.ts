import { readFileSync } from 'node:fs';
import { parseScores } from '@/lib/results/reading/scores';
import { type ScoreTable, withFixedScores } from '@/lib/results/scoring/scores';

export const publishedText = (name: 'diades' | 'puntuacions') =>
  readFileSync(`public/data/${name}.csv`, 'utf8');

/** The scores of the site, fixed ones included. */
export function publishedScores(): ScoreTable {
  const parsed = parseScores(publishedText('puntuacions'));
  if (!parsed.ok) throw new Error(parsed.reason);
  return withFixedScores(parsed.scores);
}
