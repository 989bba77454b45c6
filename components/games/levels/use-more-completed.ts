import { useEffect, useState } from 'react';
import { readMoreCompleted } from '@/lib/browser/completion';
import { onKeptChange } from '@/lib/browser/kept-changes';
import type { LevelGame } from '@/lib/games/shared/completion';
import type { MorePuzzle } from '@/lib/games/shared/more';

/** Which puzzles beside the levels are completed: none as far as the HTML knows, then what the browser keeps. */
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
