/** Header with the time of caching. A page can read `Server-Timing` of its own response, too. */
export const STAMP_HEADER = 'Server-Timing';

export const STAMP_NAME = 'copy';

/** `time` is an ISO time in UTC. */
export const stampOf = (time: string): string => `${STAMP_NAME};desc="${time}"`;

/** Returns undefined if the response is not a cached copy. */
export function timeOfStamp(header: string | null): string | undefined {
  return new RegExp(`(?:^|[\\s,])${STAMP_NAME};desc="([^"]+)"`).exec(header ?? '')?.[1];
}
