import { type Diada, floorsOf, isPillar } from '@/lib/results/types';

export type Feat = ReturnType<typeof featsOf>[number];

/** By date. */
export function featsOf(diades: readonly Diada[]) {
  return diades.flatMap(({ date, rounds }) =>
    rounds.flatMap(({ attempts }) =>
      attempts.map(({ code, construction, outcome }) => ({
        date,
        code,
        outcome,
        floors: floorsOf(construction),
        pilar: isPillar(construction),
      })),
    ),
  );
}
