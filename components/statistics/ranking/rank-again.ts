import { rankDiades } from '@/lib/diades/ranking';
import { type RankingRows, rankingRows } from '@/lib/diades/ranking-rows';
import type { ScoreTable } from '@/lib/diades/scores';
import type { Diada } from '@/lib/diades/types';

/** What the page was built with, from other results: the rules of scoring load with it, only when needed. */
export function rankAgain(diades: readonly Diada[], scores: ScoreTable): RankingRows {
  return rankingRows(rankDiades(diades, scores));
}
