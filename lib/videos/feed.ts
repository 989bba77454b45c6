export type Video = { readonly id: string; readonly title: string };

/** Videos shown at most. */
export const MAX_VIDEOS = 10;

/** `videos`: the latest first, as in the feed. `skipped`: items that could not be read. */
export type VideoFeed = { readonly videos: readonly Video[]; readonly skipped: number };

/** The eleven characters a video is known by: nothing else may enter an address. */
const ID = /^[A-Za-z0-9_-]{11}$/;
const IN_LINK = /(?:[?&]v=|\/shorts\/)([^&?#/]*)/;

/** The id in a link of the forms `watch?v=ID` and `/shorts/ID`; null when there is none or it is malformed. */
export function videoIdOf(link: string): string | null {
  const id = IN_LINK.exec(link)?.[1] ?? '';
  return ID.test(id) ? id : null;
}

function fieldsOf(value: unknown): Map<string, unknown> {
  return new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

function readVideo(item: unknown): Video | null {
  const fields = fieldsOf(item);
  const link = fields.get('link');
  const title = fields.get('title');
  if (typeof link !== 'string' || typeof title !== 'string' || title.trim() === '') return null;
  const id = videoIdOf(link);
  return id === null ? null : { id, title: title.trim() };
}

/**
 * Reads a feed already parsed from JSON: `{ items: [{ link, title }] }`, latest first. A malformed item is skipped
 * and a repeated one dropped. Null when it is no such feed, so that the caller can tell a failure from an empty one.
 */
export function parseVideoFeed(feed: unknown): VideoFeed | null {
  const items = fieldsOf(feed).get('items');
  if (!Array.isArray(items)) return null;
  const videos = new Map<string, Video>();
  let skipped = 0;
  for (const item of items) {
    const video = readVideo(item);
    if (video === null) skipped += 1;
    else if (!videos.has(video.id)) videos.set(video.id, video);
  }
  return { videos: [...videos.values()].slice(0, MAX_VIDEOS), skipped };
}
