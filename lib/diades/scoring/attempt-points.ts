import { formatTower, parseConstruction } from '@/lib/towers/notation';
import { isBuilt } from '@/lib/towers/outcome';
import type { Attempt } from '../types';

/** Points of a tower completed and of one only loaded; null where the table says nothing. */
export type Points = { readonly descarregat: number | null; readonly carregat: number | null };

/** By notation without outcome, torres written `T`. */
export type ScoreTable = ReadonlyMap<string, Points>;

/** Points for completing a tower that hold whatever the sheet says; what it says of loading it still counts. */
export type FixedScores = Readonly<Record<string, number>>;

/** The table with the fixed scores in it. */
export function withFixedScores(scores: ScoreTable, fixed: FixedScores): ScoreTable {
  const all = new Map(scores);
  for (const [key, descarregat] of Object.entries(fixed)) {
    all.set(key, { descarregat, carregat: scores.get(key)?.carregat ?? null });
  }
  return all;
}

/** What an attempt is worth: nothing unless it stood whole, and nothing when the table does not know it. */
export function pointsOf(scores: ScoreTable, { key, outcome }: Pick<Attempt, 'key' | 'outcome'>): number {
  if (!isBuilt({ outcome })) return 0;
  const points = scores.get(key);
  return (outcome === 'carregat' ? points?.carregat : points?.descarregat) ?? 0;
}

/** Points for completing a tower, or for loading it where only those are known; undefined for an unscored one. */
export function meritOf(scores: ScoreTable, key: string): number | undefined {
  const points = scores.get(key);
  return points?.descarregat ?? points?.carregat ?? undefined;
}

/** The key of a tower as sheets write it, `2d8fm` and careless capitals included; undefined when it is none. */
export function scoreKey(text: string): string | undefined {
  const bare = text.replace(/\s*\+\s*/g, '+').trim();
  const lower = bare.toLowerCase().replace(/(^|\+)(\d?)([ptv])(?=d)/g, (match) => match.toUpperCase());
  for (const form of [bare, lower]) {
    const parsed = parseConstruction(form);
    if (parsed.ok) return formatTower(parsed.construction);
  }
  return undefined;
}
