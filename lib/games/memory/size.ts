/** Query parameter for the number of pairs: `?parelles=10`. */
const QUERY = 'parelles';

/** Returns the index of the requested size, or 0. `sizes` are numbers of pairs. */
export function askedSize(search: string, sizes: readonly number[]): number {
  const asked = new URLSearchParams(search).get(QUERY);
  return Math.max(
    0,
    sizes.findIndex((size) => String(size) === asked),
  );
}

/** Returns the query of a size, empty for the first. */
export function sizeQuery(sizes: readonly number[], place: number): string {
  return place === 0 ? '' : `?${QUERY}=${sizes[place]}`;
}
