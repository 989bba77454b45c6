import * as v from 'valibot';
import { rule } from '@/lib/values/schema';
import { parseVideoFeed } from './feed';

/** The text of the site's own list of videos. */
export const videoFile = v.pipe(
  v.string(),
  v.parseJson(undefined, ({ received }) => `no és JSON: ${received}.`),
  rule((feed) => {
    const read = parseVideoFeed(feed);
    if (read === null) return 'no hi ha la llista `items`.';
    return read.skipped === 0
      ? undefined
      : `vídeos sense títol, o sense un enllaç com «https://…/watch?v=…»: ${read.skipped}.`;
  }, 'items'),
);
