import { OUTCOME_MARKS, type Outcome, repeated } from '@/lib/towers/types';

// Apart from `diada.ts`, so that what writes files does not load the names of castells.

type Labelled = { readonly code: string; readonly outcome: Outcome };

/** `id3d8f`, `Vd5C` */
export function attemptLabel({ code, outcome }: Labelled): string {
  const { before, after } = OUTCOME_MARKS[outcome];
  return before + code + after;
}

/** `Vd5C`, `2Pd4`, `Pd5+iPd4` */
export function roundLabel({ attempts }: { readonly attempts: readonly Labelled[] }): string {
  return labelOf(attempts);
}

export function labelOf(attempts: readonly Labelled[]): string {
  const counts = new Map<string, number>();
  for (const attempt of attempts) {
    const label = attemptLabel(attempt);
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return Array.from(counts, ([label, count]) => repeated(label, count)).join('+');
}
