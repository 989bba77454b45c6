import { tiers } from '@/content/statistics/tiers';
import type { ScoreTable } from '@/lib/diades/scoring/attempt-points';
import type { Diada } from '@/lib/diades/types';
import { type Overview, overviewOf } from '@/lib/diades/views/overview';

/** What the page was built with, from other results: the rules of counting load with it, only when needed. */
export function summariseAgain(diades: readonly Diada[], scores: ScoreTable, today: string): Overview {
  return overviewOf(diades, { tiers, scores, today });
}
