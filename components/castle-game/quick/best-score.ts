import { localStore, onStored, readStored } from '@/lib/browser/storage';
import { SAVED_DATA } from '@/lib/saved-data/registry';
import { replaceSaved } from '@/lib/saved-data/replace';

const KEY = SAVED_DATA['joc-castells'].keys.bestScore;

/** Returns 0 if no score is stored. */
export const bestScore = (): number => bestScoreIn(readStored(KEY));

export const onBestScore = (listener: () => void): (() => void) => onStored(KEY, listener);

/** Stores a score if it is the best. Returns whether it is. */
export function storeScore(score: number): boolean {
  if (score <= bestScore()) return false;
  replaceSaved(localStore, KEY, String(score), isScore);
  return true;
}

const MAX_POINTS = 100_000;

/** Returns 0 if the stored score is missing or invalid. */
export function bestScoreIn(text: string | null | undefined): number {
  return text && isScore(text) ? Number(text) : 0;
}

const isScore = (text: string): boolean => /^\d{1,6}$/.test(text) && Number(text) <= MAX_POINTS;
