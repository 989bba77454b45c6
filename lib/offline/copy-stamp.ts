/** Time of caching. Scripts can read `Server-Timing` of the page itself too. */
export const STAMP_HEADER = 'Server-Timing';

export const STAMP_NAME = 'copy';

/** `time` in ISO format, UTC. */
export const stampOf = (time: string): string => `${STAMP_NAME};desc="${time}"`;

/** Returns undefined if not cached. */
export function timeOfStamp(header: string | null): string | undefined {
  return new RegExp(`(?:^|[\\s,])${STAMP_NAME};desc="([^"]+)"`).exec(header ?? '')?.[1];
}
