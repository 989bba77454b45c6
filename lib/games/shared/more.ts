import { parseSaved } from './saved';

/** An extra puzzle in the list of its game. */
export type MorePuzzle = {
  /** Lowercase letters, digits and hyphens. Used in addresses and saved data, so never change it. */
  readonly id: string;
  readonly title: string;
  /** Short description, like the name of a level. */
  readonly name: string;
};

/** `?mes=pom` */
const QUERY = 'mes';

/** Extra puzzles have no route: the page of the last level plays them. */
export function moreRoute(path: string, levels: number, id: string): string {
  return `${path}/${levels - 1}?${QUERY}=${id}`;
}

export type Asked =
  | { readonly kind: 'level' }
  | { readonly kind: 'puzzle'; readonly id: string }
  | { readonly kind: 'unknown' };

/** `search` is `location.search`. `ids` are the puzzles of the page. */
export function askedPuzzle(search: string, ids: readonly string[]): Asked {
  const id = new URLSearchParams(search).get(QUERY);
  if (id === null || ids.length === 0) return { kind: 'level' };
  return ids.includes(id) ? { kind: 'puzzle', id } : { kind: 'unknown' };
}

export const MORE_DONE = JSON.stringify({ fet: true });

export const isMoreDone = (text: string | null): boolean => parseSaved(text)?.fet === true;
