import type { Read } from '@/components/results/source/load';
import { readResults } from '@/components/results/source/read-spreadsheets';
import { today } from '@/lib/browser/clock';
import type { SnapshotFacts } from '@/lib/results/snapshot';
import { overviewOf } from '@/lib/results/views/overview';
import type { Overview } from '@/lib/results/views/summary';

// Loaded on demand, with the CSV parser.

export async function readOverview(
  diades: Uint8Array,
  scores: Uint8Array,
  snapshotFacts: SnapshotFacts,
): Promise<Read<Overview>> {
  const results = await readResults(diades, scores, snapshotFacts);
  return results.ok
    ? {
        ...results,
        data: overviewOf(results.data.diades, results.data.scores, { ...snapshotFacts, today: today() }),
      }
    : results;
}
