import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_VIDEOS, parseVideoFeed } from '@/lib/videos/feed';

test("the site's own list is a feed of ten good videos, so that the page is never empty", () => {
  const feed: unknown = JSON.parse(readFileSync(join(process.cwd(), 'public/data/videos.json'), 'utf8'));
  const read = parseVideoFeed(feed);
  expect(read?.skipped).toBe(0);
  expect(read?.videos).toHaveLength(MAX_VIDEOS);
});
