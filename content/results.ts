import type { ResultsRules } from '@/lib/results/rules';

/** What is of this club in its results. */
export const resultsRules = {
  /** A season begins on the 1st of this month, from 1 to 12. With 1 it is the calendar year, and is written `2025`. */
  firstMonth: 9,
  /**
   * Points of descarregat in place of those of `puntuacions.csv`. None hold if the CSV has its own tiers (`grup`). `Vd5` scores
   * between `Pd5` and `3d7`.
   */
  fixedScores: { Pd3cam: 14, Pd4cam: 119, Vd5: 751, Vd6f: 1911, '3d7+4d7': 2301 },
} as const satisfies ResultsRules;
