/** `?parelles=10` */
const QUERY = 'parelles';

/** Returns an index, 0 by default. `sizes` are numbers of pairs. */
export function askedSize(search: string, sizes: readonly number[]): number {
  const asked = new URLSearchParams(search).get(QUERY);
  return Math.max(
    0,
    sizes.findIndex((size) => String(size) === asked),
  );
}

/** Empty for the first size. */
export function sizeQuery(sizes: readonly number[], place: number): string {
  return place === 0 ? '' : `?${QUERY}=${sizes[place]}`;
}
