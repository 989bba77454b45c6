import type { SheetCopy } from '@/lib/diades/copy';
import { type RankingRows, rankingRows } from '@/lib/diades/views/ranking-rows';
import type { Read } from '../source/load';
import { readResults } from '../source/read-sheets';

export async function readRanking(
  diades: Uint8Array,
  scores: Uint8Array,
  copy: SheetCopy,
): Promise<Read<RankingRows>> {
  const results = await readResults(diades, scores, copy);
  return results.ok ? { ...results, data: rankingRows(results.data.diades, results.data.scores) } : results;
}
