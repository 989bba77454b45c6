import { today } from '@/lib/browser/today';
import { type Overview, overviewOf } from '@/lib/diades/views/overview';
import type { Read } from '../source/load';
import { readResults } from '../source/read-sheets';

/** What the page was built with, from the live sheets. */
export async function readOverview(diades: string, scores: string): Promise<Read<Overview>> {
  const results = await readResults(diades, scores);
  return results.ok
    ? { ...results, data: overviewOf(results.data.diades, results.data.scores, today()) }
    : results;
}
