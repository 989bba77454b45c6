import * as v from 'valibot';
import { rule } from '@/lib/values/schema';
import { parseVideoFeed } from './feed';

/** The text of the site's own list of videos. */
export const videoFile = v.pipe(
  v.string(),
  v.parseJson(undefined, ({ received }) => `it is not JSON: ${received}.`),
  rule((feed) => {
    const read = parseVideoFeed(feed);
    if (read === null) return 'it has no list `items`.';
    return read.skipped === 0
      ? undefined
      : `videos without a title, or without a link as "https://…/watch?v=…": ${read.skipped}.`;
  }, 'items'),
);
