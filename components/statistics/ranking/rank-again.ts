import type { ScoreTable } from '@/lib/diades/scoring/attempt-points';
import { rankDiades } from '@/lib/diades/scoring/ranking';
import type { Diada } from '@/lib/diades/types';
import { type RankingRows, rankingRows } from '@/lib/diades/views/ranking-rows';

/** What the page was built with, from other results: the rules of scoring load with it, only when needed. */
export function rankAgain(diades: readonly Diada[], scores: ScoreTable): RankingRows {
  return rankingRows(rankDiades(diades, scores));
}
