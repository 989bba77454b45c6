import type { ResultsRules } from '@/lib/results/rules';

/** What is of this club in its results. */
export const resultsRules: ResultsRules = {
  /** A season begins on the 1st of this month, from 1 to 12. With 1 it is the calendar year, and is written `2025`. */
  firstMonth: 9,
  /** Points of descarregat in place of those of `puntuacions.csv`. None hold if the CSV has its own tiers (`grup`). */
  fixedScores: {},
};
