import { fetchSpreadsheet, type Read } from '@/components/results/source/load';
import { readDiades, readResults } from '@/components/results/source/read-spreadsheets';
import type { ScoreTable } from '@/lib/results/scoring/scores';
import type { SnapshotFacts } from '@/lib/results/snapshot';
import { searchableRanking } from '@/lib/results/views/ranking';
import type { RankingRows } from '@/lib/results/views/ranking-row';
import { snapshotSource } from '@/lib/site/address';

// Loaded on demand, with the CSV parser.

export async function readRanking(
  diades: Uint8Array,
  scores: Uint8Array,
  snapshotFacts: SnapshotFacts,
): Promise<Read<RankingRows>> {
  const results = await readResults(diades, scores, snapshotFacts);
  return results.ok
    ? { ...results, data: searchableRanking(results.data.diades, results.data.scores) }
    : results;
}

/** The diades that the site was built with, if the sources fail. */
export async function readSnapshot(
  snapshotFacts: SnapshotFacts,
  scores: ScoreTable,
): Promise<RankingRows | undefined> {
  const fetched = await fetchSpreadsheet('diades', snapshotSource);
  const read = fetched.ok ? await readDiades(fetched.bytes, snapshotFacts) : fetched;
  return read.ok ? searchableRanking(read.data, scores) : undefined;
}
