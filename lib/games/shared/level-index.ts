const PLAIN_NUMBER = /^(?:0|[1-9][0-9]*)$/;

/** The level a URL segment means, from 0; null for anything but a plain number in range (`01`, `1.0`, `-1`, `x`). */
export function parseLevelIndex(segment: string, count: number): number | null {
  if (!PLAIN_NUMBER.test(segment)) return null;
  const level = Number(segment);
  return level < count ? level : null;
}

/** The levels before and after one, for the links between level pages; null at either end. */
export function neighbourLevels(
  level: number,
  count: number,
): { previous: number | null; next: number | null } {
  return { previous: level > 0 ? level - 1 : null, next: level + 1 < count ? level + 1 : null };
}
