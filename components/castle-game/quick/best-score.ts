import { onStored, readStored, writeStored } from '@/lib/browser/storage';
import { SAVED_DATA } from '@/lib/saved-data/registry';

const KEY = SAVED_DATA['joc-castells'].keys.bestScore;

/** Returns 0 if no score is stored. */
export const bestScore = (): number => bestScoreIn(readStored(KEY));

export const onBestScore = (listener: () => void): (() => void) => onStored(KEY, listener);

/** Stores a score if it is the best. Returns whether it is. */
export function storeScore(score: number): boolean {
  if (score <= bestScore()) return false;
  writeStored(KEY, String(score));
  return true;
}

const MAX_POINTS = 100_000;

/** Returns 0 if the stored score is missing or invalid. */
export function bestScoreIn(text: string | null | undefined): number {
  const points = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
  return points <= MAX_POINTS ? points : 0;
}
