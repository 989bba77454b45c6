/**
 * One page as Lighthouse's phone saw it: milliseconds, KB of 1024 bytes on the wire, and the score of 100. All but
 * `slowedLcp` are what it reckons for a slow phone from a load at full speed; that one is of a load with link and processor
 * slowed down.
 */
export type PageFigures = Record<(typeof figureNames)[number], number>;

export const figureNames = ['lcp', 'slowedLcp', 'fcp', 'tbt', 'kilobytes', 'score'] as const;

/** The value in the middle. Throws on an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('No value to take the median of.');
  return middle;
}
