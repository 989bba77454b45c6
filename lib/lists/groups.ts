/** Lengths differ by at most one. */
export function splitIntoGroups<T>(items: readonly T[], count: number): T[][] {
  return Array.from({ length: count }, (_, group) =>
    items.slice(Math.round((group * items.length) / count), Math.round(((group + 1) * items.length) / count)),
  );
}
