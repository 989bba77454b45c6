/** Time of caching. Scripts can read this header of the page too. Pages of results load only this file. */
export const CACHED_AT_HEADER = 'Server-Timing';

export const CACHED_AT_NAME = 'copy';

/** `time` in ISO format, UTC. */
export const formatCachedAt = (time: string): string => `${CACHED_AT_NAME};desc="${time}"`;

/** Returns undefined if not cached. */
export function parseCachedAt(header: string | null): string | undefined {
  return new RegExp(`(?:^|[\\s,])${CACHED_AT_NAME};desc="([^"]+)"`).exec(header ?? '')?.[1];
}
