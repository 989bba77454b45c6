import { useCallback, useState } from 'react';
import { writeCompleted } from '@/lib/browser/completion';
import type { LevelGame } from '@/lib/games/shared/completion';
import type { PuzzleIndex } from '@/lib/games/shared/pages';

/** Remembering that a level or a puzzle is completed; `failed` turns true when the browser refuses to. */
export function useCompletion(game: LevelGame, index: PuzzleIndex) {
  const [failed, setFailed] = useState(false);
  const complete = useCallback(() => setFailed(!writeCompleted(game, index)), [game, index]);
  return { failed, complete };
}
