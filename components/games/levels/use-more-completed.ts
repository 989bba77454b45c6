import { useEffect, useState } from 'react';
import { readMoreCompleted } from '@/lib/browser/completion';
import { onKeptChange } from '@/lib/browser/kept-changes';
import type { LevelGame } from '@/lib/games/shared/completion';
import type { MorePuzzle } from '@/lib/games/shared/more';

/** Returns which extra puzzles are completed. All false in the first render. */
export function useMoreCompleted(game: LevelGame, puzzles: readonly MorePuzzle[]): readonly boolean[] {
  const [completed, setCompleted] = useState<readonly boolean[]>(() => puzzles.map(() => false));
  useEffect(() => {
    const ids = puzzles.map(({ id }) => id);
    const read = () => setCompleted(readMoreCompleted(game, ids));
    read();
    return onKeptChange(read);
  }, [game, puzzles]);
  return completed;
}
