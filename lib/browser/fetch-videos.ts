import { parseVideoFeed, type VideoFeed } from '../videos/feed';

/** Milliseconds. */
const PATIENCE = 10_000;

/** Returns null on failure, timeout or if nothing is readable. Never rejects. */
export async function fetchVideos(address: string): Promise<VideoFeed | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    const feed = response.ok ? parseVideoFeed(await response.json()) : null;
    return feed && feed.skipped > 0 && feed.videos.length === 0 ? null : feed;
  } catch {
    return null;
  }
}
