import { readFileSync } from 'node:fs';
import { parseVideoFeed, type Video } from '@/lib/videos/feed';

/** Videos of the site's list. */
export const knownVideos: readonly Video[] =
  parseVideoFeed(JSON.parse(readFileSync('public/data/videos.json', 'utf8')))?.videos ?? [];
