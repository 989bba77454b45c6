import { onStored, readStored, writeStored } from '@/lib/browser/storage';
import { bestScoreIn } from '@/lib/castle-game/best-score';
import { KEEPSAKES } from '@/lib/keepsakes/registry';

const KEY = KEEPSAKES['joc-castells'].keys.bestScore;

/** Returns 0 if no score is stored. */
export const bestScore = (): number => bestScoreIn(readStored(KEY));

/** Returns an unsubscribe function. */
export const onBestScore = (listener: () => void): (() => void) => onStored(KEY, listener);

/** Stores a score if it is the best. Returns whether it is. */
export function rememberScore(score: number): boolean {
  if (score <= bestScore()) return false;
  writeStored(KEY, String(score));
  return true;
}
