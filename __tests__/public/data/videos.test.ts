import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseVideoFeed } from '@/lib/videos/feed';

test("the site's own list is a feed whose every video can be read, so that the page is never empty", () => {
  const feed: unknown = JSON.parse(readFileSync(join(process.cwd(), 'public/data/videos.json'), 'utf8'));
  const read = parseVideoFeed(feed);
  expect(read?.skipped).toBe(0);
  expect(read?.videos).not.toHaveLength(0);
});
