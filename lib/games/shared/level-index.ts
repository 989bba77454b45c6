const PLAIN_NUMBER = /^(?:0|[1-9][0-9]*)$/;

/** Returns null unless `segment` is a plain number in range. */
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
