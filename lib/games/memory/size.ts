/** The query that asks for a game with so many pairs: `?parelles=10`. */
const QUERY = 'parelles';

/** Which of the sizes (numbers of pairs, the smallest first) an address asks for, by its place; the first, unless it asks for another. */
export function askedSize(search: string, sizes: readonly number[]): number {
  const asked = new URLSearchParams(search).get(QUERY);
  return Math.max(
    0,
    sizes.findIndex((size) => String(size) === asked),
  );
}

/** What the address of a size ends in: nothing for the first. */
export function sizeQuery(sizes: readonly number[], place: number): string {
  return place === 0 ? '' : `?${QUERY}=${sizes[place]}`;
}
