import { KEEPSAKES } from '../../keepsakes/registry';

/** Games with levels, by the name their completion cookies carry. */
export type LevelGame = 'sopa' | 'mots' | 'penjat';

/** The storage key that says that a puzzle beside the levels is completed: `mes-mots-pom`. */
export function moreKey(game: LevelGame, id: string): string {
  return `${KEEPSAKES[game].more}-${id}`;
}

/** What is written when a level is completed. */
export const COMPLETED = 'true';
/** `true,secure` was written by an earlier site, and whoever earned it keeps it. */
const COUNTS_AS_COMPLETED: ReadonlySet<string> = new Set([COMPLETED, 'true,secure']);

/** The cookie of a level, counted from 0: `sopa-0`. */
export function completionCookie(game: LevelGame, level: number): string {
  return `${KEEPSAKES[game].cookies}-${level}`;
}

/** Whether a cookie's value, as read (decoded), says that its level is completed. */
export function isCompleted(value: string | null | undefined): boolean {
  return typeof value === 'string' && COUNTS_AS_COMPLETED.has(value);
}

/** Which of a game's levels are completed, in order. `read` gives a cookie's value, or undefined. */
export function completedLevels(
  game: LevelGame,
  count: number,
  read: (cookie: string) => string | undefined,
): readonly boolean[] {
  return Array.from({ length: count }, (_, level) => isCompleted(read(completionCookie(game, level))));
}
