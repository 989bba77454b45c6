import { parseVideoFeed, type VideoFeed } from '../videos/feed';

/** How long the feed may take, in milliseconds. */
const PATIENCE = 10_000;

/** Asks the feed for its videos. Null when it does not answer, is no feed or takes too long; it never rejects. */
export async function fetchVideos(address: string): Promise<VideoFeed | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    return response.ok ? parseVideoFeed(await response.json()) : null;
  } catch {
    return null;
  }
}
