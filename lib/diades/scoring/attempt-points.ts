import { isBuilt } from '@/lib/towers/outcome';
import type { Attempt } from '../types';
import { FIXED_SCORES } from './fixed-scores';

/** Points of a tower descarregat and of one only carregat, which are fewer; null where the table says nothing. */
export type Points = { readonly descarregat: number | null; readonly carregat: number | null };

/** Points by code, torres written `T`. */
export type ScoreTable = ReadonlyMap<string, Points>;

/** The table of a sheet with the fixed scores in it: they hold for descarregat, and what the sheet says of carregat stays. */
export function withFixedScores(scores: ScoreTable): ScoreTable {
  const all = new Map(scores);
  for (const [code, descarregat] of Object.entries(FIXED_SCORES)) {
    all.set(code, { descarregat, carregat: scores.get(code)?.carregat ?? null });
  }
  return all;
}

/** What an attempt is worth: nothing unless it stood whole, and nothing when the table does not know it. */
export function pointsOf(scores: ScoreTable, { code, outcome }: Pick<Attempt, 'code' | 'outcome'>): number {
  if (!isBuilt({ outcome })) return 0;
  const points = scores.get(code);
  return (outcome === 'carregat' ? points?.carregat : points?.descarregat) ?? 0;
}

/** Points for completing a tower, or for loading it where only those are known; undefined for an unscored one. */
export function meritOf(scores: ScoreTable, code: string): number | undefined {
  const points = scores.get(code);
  return points?.descarregat ?? points?.carregat ?? undefined;
}
