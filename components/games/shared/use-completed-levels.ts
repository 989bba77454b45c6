import { useEffect, useState } from 'react';
import { readCompleted } from '@/lib/browser/completion';
import { onKeptChange } from '@/lib/browser/kept-changes';
import type { LevelGame } from '@/lib/games/shared/completion';

/** Returns which levels are completed. All false in the first render. */
export function useCompletedLevels(game: LevelGame, count: number): readonly boolean[] {
  const [completed, setCompleted] = useState<readonly boolean[]>(() =>
    Array.from({ length: count }, () => false),
  );
  useEffect(() => {
    const read = () => setCompleted(readCompleted(game, count));
    read();
    return onKeptChange(read);
  }, [game, count]);
  return completed;
}
