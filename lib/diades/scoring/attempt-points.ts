import { isBuilt } from '@/lib/towers/outcome';
import type { Attempt } from '../types';
import { FIXED_SCORES } from './fixed-scores';

/** Null where the table has no points. */
export type Points = { readonly descarregat: number | null; readonly carregat: number | null };

/** By code. Torres are written `T`. */
export type ScoreTable = ReadonlyMap<string, Points>;

/** Sets the points of descarregat and keeps those of carregat. */
export function withFixedScores(scores: ScoreTable): ScoreTable {
  const all = new Map(scores);
  for (const [code, descarregat] of Object.entries(FIXED_SCORES)) {
    all.set(code, { descarregat, carregat: scores.get(code)?.carregat ?? null });
  }
  return all;
}

/** Returns 0 if not built or not scored. */
export function pointsOf(scores: ScoreTable, { code, outcome }: Pick<Attempt, 'code' | 'outcome'>): number {
  if (!isBuilt({ outcome })) return 0;
  const points = scores.get(code);
  return (outcome === 'carregat' ? points?.carregat : points?.descarregat) ?? 0;
}

/** Points of descarregat, or else of carregat. */
export function meritOf(scores: ScoreTable, code: string): number | undefined {
  const points = scores.get(code);
  return points?.descarregat ?? points?.carregat ?? undefined;
}
