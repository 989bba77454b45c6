import { parseVideoFeed, type VideoFeed } from '../videos/feed';

/** How long the feed may take, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Asks the feed for its videos. Null when it does not answer, is no feed, takes too long or has only items that
 * cannot be read; it never rejects.
 */
export async function fetchVideos(address: string): Promise<VideoFeed | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    const feed = response.ok ? parseVideoFeed(await response.json()) : null;
    return feed && feed.skipped > 0 && feed.videos.length === 0 ? null : feed;
  } catch {
    return null;
  }
}
