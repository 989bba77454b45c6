import { onStored, readStored, writeStored } from '@/lib/browser/storage';
import { bestScoreIn } from '@/lib/castle-game/best-score';
import { KEEPSAKES } from '@/lib/keepsakes/registry';

const KEY = KEEPSAKES['joc-castells'].keys.bestScore;

/** The best score of the simulator that this browser remembers; 0 before the first. */
export const bestScore = (): number => bestScoreIn(readStored(KEY));

/** Calls `listener` when another tab betters it; returns how to stop. */
export const onBestScore = (listener: () => void): (() => void) => onStored(KEY, listener);

/** Remembers a score if it is the best so far, and says whether it is. */
export function rememberScore(score: number): boolean {
  if (score <= bestScore()) return false;
  writeStored(KEY, String(score));
  return true;
}
