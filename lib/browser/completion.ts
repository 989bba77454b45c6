import { readCookie, writeCookie } from '@/lib/browser/cookies';
import { COMPLETED, completedLevels, completionCookie, type LevelGame } from '@/lib/games/shared/completion';

/** Which levels of a game this visitor has completed, in order. */
export function readCompleted(game: LevelGame, count: number): readonly boolean[] {
  return completedLevels(game, count, readCookie);
}

/** Remembers that a level is completed, and says whether the browser took it. */
export function writeCompleted(game: LevelGame, level: number): boolean {
  return writeCookie(completionCookie(game, level), COMPLETED);
}
