import { KEEPSAKES } from '../../keepsakes/registry';

/** Names used in cookies and storage keys. */
export type LevelGame = 'sopa' | 'mots' | 'penjat';

/** Storage key: `mes-mots-pom`. */
export function moreKey(game: LevelGame, id: string): string {
  return `${KEEPSAKES[game].more}-${id}`;
}

/** Cookie value. */
export const COMPLETED = 'true';
/** An earlier site wrote `true,secure`. */
const COUNTS_AS_COMPLETED: ReadonlySet<string> = new Set([COMPLETED, 'true,secure']);

/** Cookie name: `sopa-0`. */
export function completionCookie(game: LevelGame, level: number): string {
  return `${KEEPSAKES[game].cookies}-${level}`;
}

/** `value` is already decoded. */
export function isCompleted(value: string | null | undefined): boolean {
  return typeof value === 'string' && COUNTS_AS_COMPLETED.has(value);
}

/** `read` returns the value of a cookie. */
export function completedLevels(
  game: LevelGame,
  count: number,
  read: (cookie: string) => string | undefined,
): readonly boolean[] {
  return Array.from({ length: count }, (_, level) => isCompleted(read(completionCookie(game, level))));
}
