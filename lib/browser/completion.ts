import { readCookie, writeCookie } from '@/lib/browser/cookies';
import { readStored, writeStored } from '@/lib/browser/storage';
import {
  COMPLETED,
  completedLevels,
  completionCookie,
  type LevelGame,
  moreKey,
} from '@/lib/games/shared/completion';
import { isMoreDone, MORE_DONE } from '@/lib/games/shared/more';
import type { PuzzleIndex } from '@/lib/games/shared/pages';

export function readCompleted(game: LevelGame, count: number): readonly boolean[] {
  return completedLevels(game, count, readCookie);
}

/** Extra puzzles have no cookie. */
export function readMoreCompleted(game: LevelGame, ids: readonly string[]): readonly boolean[] {
  return ids.map((id) => isMoreDone(readStored(moreKey(game, id)) ?? null));
}

export function writeCompleted(game: LevelGame, index: PuzzleIndex): boolean {
  return typeof index === 'number'
    ? writeCookie(completionCookie(game, index), COMPLETED)
    : writeStored(moreKey(game, index), MORE_DONE);
}
