import { useCallback, useState } from 'react';
import { writeCompleted } from '@/lib/browser/completion';
import type { LevelGame } from '@/lib/games/shared/completion';

/** Remembering that a level is completed; `failed` turns true when the browser refuses the cookie. */
export function useCompletion(game: LevelGame, level: number) {
  const [failed, setFailed] = useState(false);
  const complete = useCallback(() => setFailed(!writeCompleted(game, level)), [game, level]);
  return { failed, complete };
}
