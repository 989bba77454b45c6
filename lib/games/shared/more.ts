import { parseSaved } from './saved';

/** A puzzle beside the levels, as the list of its game shows it. */
export type MorePuzzle = {
  /** Small letters, figures and hyphens: it stands in the address and in the visitor's storage, and never changes. */
  readonly id: string;
  readonly title: string;
  /** What it is about, as a level's name is. */
  readonly name: string;
};

/** The query that asks the page of a game's last level for a puzzle beside the levels: `?mes=pom`. */
const QUERY = 'mes';

/** Where a puzzle is played: it has no route of its own, and lives in that of the last of `levels`. */
export function moreRoute(path: string, levels: number, id: string): string {
  return `${path}/${levels - 1}?${QUERY}=${id}`;
}

/** What an address asks for beyond its level. */
export type Asked =
  | { readonly kind: 'level' }
  | { readonly kind: 'puzzle'; readonly id: string }
  /** A puzzle that is not there, or no longer. */
  | { readonly kind: 'unknown' };

/** Reads the query of an address: `search` as the browser gives it, `ids` of the puzzles that its page plays, if any. */
export function askedPuzzle(search: string, ids: readonly string[]): Asked {
  const id = new URLSearchParams(search).get(QUERY);
  if (id === null || ids.length === 0) return { kind: 'level' };
  return ids.includes(id) ? { kind: 'puzzle', id } : { kind: 'unknown' };
}

/** What is stored of a puzzle that was completed. */
export const MORE_DONE = JSON.stringify({ fet: true });

/** Whether a stored text says so. */
export const isMoreDone = (text: string | null): boolean => parseSaved(text)?.fet === true;
