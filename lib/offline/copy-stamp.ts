/**
 * A copy carries the time when it was taken in this header, because a page can read it of itself, beside an answer to
 * `fetch`.
 */
export const STAMP_HEADER = 'Server-Timing';

/** Name of the entry. */
export const STAMP_NAME = 'copy';

/** What the header of a copy says; `time` is an ISO time in UTC. */
export const stampOf = (time: string): string => `${STAMP_NAME};desc="${time}"`;

/** The time that a header says; undefined when the answer is no copy. */
export function timeOfStamp(header: string | null): string | undefined {
  return new RegExp(`(?:^|[\\s,])${STAMP_NAME};desc="([^"]+)"`).exec(header ?? '')?.[1];
}
