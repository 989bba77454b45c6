import { today } from '@/lib/browser/today';
import type { SheetCopy } from '@/lib/diades/copy';
import { type Overview, overviewOf } from '@/lib/diades/views/overview';
import type { Read } from '../source/load';
import { readResults } from '../source/read-sheets';

export async function readOverview(
  diades: Uint8Array,
  scores: Uint8Array,
  copy: SheetCopy,
): Promise<Read<Overview>> {
  const results = await readResults(diades, scores, copy);
  return results.ok
    ? { ...results, data: overviewOf(results.data.diades, results.data.scores, today()) }
    : results;
}
