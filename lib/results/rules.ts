import * as v from 'valibot';
import { towerCode } from '@/lib/towers/schema';
import type { Content } from '@/lib/values/schema';

/** What each club may decide in its results. */
export const resultsRules = v.object({
  firstMonth: v.pipe(
    v.number(),
    v.check(
      (month) => Number.isInteger(month) && month >= 1 && month <= 12,
      ({ input }) => `${input} no és cap mes. Escriu de l'1 al 12.`,
    ),
  ),
  fixedScores: v.record(towerCode, v.number()),
});
export type ResultsRules = Content<typeof resultsRules>;
