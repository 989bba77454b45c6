import type { Diada } from '@/lib/results/diada';
import { attemptsOf, floorsOf, isPilar } from '@/lib/results/scoring/scores';
import { isBuilt, isFall } from '@/lib/towers/types';
import { groupBy } from '@/lib/values/collections';
import { codesOf } from './list';

/** A figure, and the diada that holds it. */
type Record = { readonly count: number; readonly date: string; readonly reason: string };

export type Records = {
  /** Most diades first. */
  readonly towns: readonly (readonly [town: string, diades: number])[];
  /** Successive diades without a carregat or an intent, with the last of them. Null without any. */
  readonly run: Record | null;
  /** Castells built, without pilars. Null without any. */
  readonly most: Record | null;
  /** Diades with three castells of seven or more floors. */
  readonly threeTall: number;
  /** Codes that were tried and never built. */
  readonly neverBuilt: readonly string[];
};

const TALL = 7;

const castellsOf = (diada: Diada) =>
  attemptsOf(diada).filter((attempt) => isBuilt(attempt) && !isPilar(attempt.construction));

/** `diades` must be sorted, oldest first. Of equal records, the first holds it. */
export function recordsOf(diades: readonly Diada[]): Records {
  let run = 0;
  const runs = diades.map((diada) => {
    run = attemptsOf(diada).some(isFall) ? 0 : run + 1;
    return run;
  });
  const best = (counts: readonly number[]): Record | null => {
    const count = Math.max(0, ...counts);
    const holder = diades[counts.indexOf(count)];
    return holder && count > 0 ? { count, date: holder.date, reason: holder.reason } : null;
  };
  const built = new Set(
    diades
      .flatMap(attemptsOf)
      .filter(isBuilt)
      .map(({ code }) => code),
  );
  const towns = groupBy(
    diades.filter(({ town }) => town !== ''),
    ({ town }) => town,
  );
  return {
    towns: Array.from(towns, ([town, own]) => [town, own.length] as const).sort(([, a], [, b]) => b - a),
    run: best(runs),
    most: best(diades.map((diada) => castellsOf(diada).length)),
    threeTall: diades.filter(
      (diada) => castellsOf(diada).filter(({ construction }) => floorsOf(construction) >= TALL).length >= 3,
    ).length,
    neverBuilt: codesOf(diades).filter((code) => !built.has(code)),
  };
}
