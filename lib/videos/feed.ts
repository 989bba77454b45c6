export type Video = { readonly id: string; readonly title: string };

export const MAX_VIDEOS = 10;

/** `skipped`: number of unreadable items. */
export type VideoFeed = { readonly videos: readonly Video[]; readonly skipped: number };

const ID = /^[A-Za-z0-9_-]{11}$/;
const IN_LINK = /(?:[?&]v=|\/shorts\/)([^&?#/]*)/;

/** `watch?v=ID`, `/shorts/ID`, else null. */
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

/** `{ items: [{ link, title }] }`. Drops repeated items. Null if it is not a feed. */
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

export type Poster = { readonly name: string; readonly picture: string };

const isLetter = (sign: string | undefined): boolean => /\p{L}/u.test(sign ?? '');

/** The picture of the tower that the title of a video names. Of two, that with the longer name. */
export function posterOf(title: string, posters: readonly Poster[]): string | undefined {
  const words = title.toLowerCase();
  const isNamed = ({ name }: Poster) => {
    const start = words.indexOf(name.toLowerCase());
    return start !== -1 && !isLetter(words[start - 1]) && !isLetter(words[start + name.length]);
  };
  return posters.filter(isNamed).sort((one, other) => other.name.length - one.name.length)[0]?.picture;
}
