import { useCallback, useState } from 'react';
import { useStored } from '@/components/shared/use-stored';
import { readCookie, writeCookie } from '@/lib/browser/cookies';
import { localStore, readStored } from '@/lib/browser/storage';
import type { MorePuzzle, PuzzleIndex } from '@/lib/games/shared/levels';
import { completionCookie, moreKey } from '@/lib/games/shared/saved';
import type { LevelGame } from '@/lib/games/shared/types';
import { replaceSaved } from '@/lib/saved-data/replace';
import { COMPLETED, isCompleted, isMoreDone, MORE_DONE, parseSaved } from '@/lib/saved-data/saved-text';

/** Stores that a level or puzzle is completed. `failed`: the browser cannot store it. */
export function useCompletion(game: LevelGame, index: PuzzleIndex) {
  const [failed, setFailed] = useState(false);
  const complete = useCallback(() => setFailed(!writeCompleted(game, index)), [game, index]);
  return { failed, complete };
}

/** Returns which levels are completed. All false in the first render. */
export function useCompletedLevels(game: LevelGame, count: number): readonly boolean[] {
  const read = useCallback(() => readCompleted(game, count), [game, count]);
  return useStored(read) ?? Array.from({ length: count }, () => false);
}

/** Returns which extra puzzles are completed. All false in the first render. */
export function useMoreCompleted(game: LevelGame, puzzles: readonly MorePuzzle[]): readonly boolean[] {
  const read = useCallback(
    () => puzzles.map(({ id }) => isMoreDone(readStored(moreKey(game, id)) ?? null)),
    [game, puzzles],
  );
  return useStored(read) ?? puzzles.map(() => false);
}

export function readCompleted(game: LevelGame, count: number): readonly boolean[] {
  return Array.from({ length: count }, (_, level) => isCompleted(readCookie(completionCookie(game, level))));
}

/** Extra puzzles have no cookie. */
export function writeCompleted(game: LevelGame, index: PuzzleIndex): boolean {
  return typeof index === 'number'
    ? writeCookie(completionCookie(game, index), COMPLETED)
    : replaceSaved(localStore, moreKey(game, index), MORE_DONE, (text) => parseSaved(text) !== null);
}
