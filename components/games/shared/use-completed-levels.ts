import { useEffect, useState } from 'react';
import { readCompleted } from '@/lib/browser/completion';
import { onKeptChange } from '@/lib/browser/kept-changes';
import type { LevelGame } from '@/lib/games/shared/completion';

/** Which levels are completed: none as far as the HTML knows, then what the visitor's cookies say. */
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
