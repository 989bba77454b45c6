import { useCallback, useState } from 'react';
import { writeCompleted } from '@/lib/browser/completion';
import type { LevelGame } from '@/lib/games/shared/completion';
import type { PuzzleIndex } from '@/lib/games/shared/pages';

/** Stores that a level or puzzle is completed. `failed`: the browser cannot store it. */
export function useCompletion(game: LevelGame, index: PuzzleIndex) {
  const [failed, setFailed] = useState(false);
  const complete = useCallback(() => setFailed(!writeCompleted(game, index)), [game, index]);
  return { failed, complete };
}
