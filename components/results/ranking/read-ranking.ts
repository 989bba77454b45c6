import type { Read } from '@/components/results/source/load';
import { readResults } from '@/components/results/source/read-spreadsheets';
import type { SnapshotFacts } from '@/lib/results/snapshot';
import { rankingRows } from '@/lib/results/views/ranking';
import type { RankingRows } from '@/lib/results/views/ranking-row';

// Loaded on demand, with the CSV parser.

export async function readRanking(
  diades: Uint8Array,
  scores: Uint8Array,
  snapshotFacts: SnapshotFacts,
): Promise<Read<RankingRows>> {
  const results = await readResults(diades, scores, snapshotFacts);
  return results.ok ? { ...results, data: rankingRows(results.data.diades, results.data.scores) } : results;
}
