import { tiers } from '@/content/statistics/tiers';
import { type Overview, overviewOf } from '@/lib/diades/overview';
import type { ScoreTable } from '@/lib/diades/scores';
import type { Diada } from '@/lib/diades/types';

/** What the page was built with, from other results: the rules of counting load with it, only when needed. */
export function summariseAgain(diades: readonly Diada[], scores: ScoreTable, today: string): Overview {
  return overviewOf(diades, { tiers, scores, today });
}
