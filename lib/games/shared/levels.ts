/** A level from 0, or the id of an extra puzzle. */
export type PuzzleIndex = number | string;

const PLAIN_NUMBER = /^(?:0|[1-9][0-9]*)$/;

/** Null unless `segment` is a plain number in range. */
export function parseLevelIndex(segment: string, count: number): number | null {
  if (!PLAIN_NUMBER.test(segment)) return null;
  const level = Number(segment);
  return level < count ? level : null;
}

/** Null at either end. */
export function neighbourLevels(
  level: number,
  count: number,
): { previous: number | null; next: number | null } {
  return { previous: level > 0 ? level - 1 : null, next: level + 1 < count ? level + 1 : null };
}

export type PuzzlePlace = {
  readonly index: PuzzleIndex;
  /** Number of levels, without the extra puzzles. */
  readonly levels: number;
  /** Route of the next puzzle. Undefined for the last one. */
  readonly next?: string | undefined;
};

export type MorePuzzle = {
  /** Lowercase letters, digits and hyphens. Addresses and saved data have it, so never change it. */
  readonly id: string;
  readonly title: string;
  readonly name: string;
};

/** `?mes=pom` */
const QUERY = 'mes';

/** Extra puzzles have no route: the page of the last level plays them. */
export function moreRoute(path: string, levels: number, id: string): string {
  return `${path}/${levels - 1}?${QUERY}=${id}`;
}

/** The place of a puzzle of the game at `path`: the levels first, then the extra puzzles `ids`. */
export function placeOf(
  path: string,
  levels: number,
  ids: readonly string[],
  index: PuzzleIndex,
): PuzzlePlace {
  const after = (typeof index === 'number' ? index : levels + ids.indexOf(index)) + 1;
  const id = ids[after - levels];
  if (after < levels) return { index, levels, next: `${path}/${after}` };
  return { index, levels, next: id === undefined ? undefined : moreRoute(path, levels, id) };
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
