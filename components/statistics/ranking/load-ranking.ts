import type { RankingRows } from '@/lib/diades/views/ranking-rows';
import { type Loaded, loadResults } from '../source/load';

/** The ranking of the live sheets. */
export async function loadRanking(): Promise<Loaded<RankingRows>> {
  const results = await loadResults();
  if (!results.ok) return results;
  const { diades, scores } = results.data;
  const { rankAgain } = await import('./rank-again');
  return { ok: true, data: rankAgain(diades, scores), facts: results.facts };
}
