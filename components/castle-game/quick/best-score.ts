import { onStored, readStored, writeStored } from '@/lib/browser/storage';
import { bestScoreIn } from '@/lib/castle-game/best-score';
import { KEEPSAKES } from '@/lib/keepsakes/registry';

const KEY = KEEPSAKES['joc-castells'].keys.bestScore;

/** Returns the best score stored in this browser, 0 if none. */
export const bestScore = (): number => bestScoreIn(readStored(KEY));

/** Calls `listener` when another tab changes the best score. Returns an unsubscribe function. */
export const onBestScore = (listener: () => void): (() => void) => onStored(KEY, listener);

/** Stores a score if it is the best. Returns whether it is. */
export function rememberScore(score: number): boolean {
  if (score <= bestScore()) return false;
  writeStored(KEY, String(score));
  return true;
}
