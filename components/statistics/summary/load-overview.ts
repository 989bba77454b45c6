import { today } from '@/lib/browser/today';
import type { Overview } from '@/lib/diades/views/overview';
import { type Loaded, loadResults } from '../source/load';

/** The summary of the live sheets. */
export async function loadOverview(): Promise<Loaded<Overview>> {
  const results = await loadResults();
  if (!results.ok) return results;
  const { diades, scores } = results.data;
  const { summariseAgain } = await import('./summarise-again');
  return { ok: true, data: summariseAgain(diades, scores, today()), facts: results.facts };
}
