import { pages } from '@/content/pages';
import type { PageEntry } from '@/lib/site/pages';

/** All limits are in KB of 1024 bytes, gzip. */

/** JavaScript of an empty page of the installed Next version. */
export const nextFloor = 131;

/** JavaScript of a static page, which is only the enhancements. */
export const staticPageScripts = 8.8;

/** What the search loads when it is opened: its script and the index. */
export const searchFiles = 80;

/** Styles of a static page, in its HTML. */
export const documentStyles = 14;

/** Second static page of a visit: HTML with styles; scripts and fonts are cached. */
export const secondStaticPage = { median: 13.7, most: 45 };

/**
 * First load of a static page without scrolling, all files that its HTML asks for at once but photographs: how many a club has is its own matter, and `maxBytes`
 * limits each. The home page has a lower limit.
 */
export const firstLoad = { home: 115, staticPage: 120 };

/** Size of `out/` on the disk without photographs, in MB of 1024 KB. */
export const siteLimit = 32;

/** What every interactive page may add to `nextFloor`, its error pages included. */
export const contentAllowance = 14;

const entries: readonly PageEntry[] = Object.values(pages);

/** JavaScript of an interactive page, in the exported folder: `joc-castells/`. Its entry in `content/pages` may allow more. */
export function interactiveLimit(route: string): number {
  const [top, below] = route.split('/');
  const entry = entries.find(({ path }) => path === `/${top}`);
  return nextFloor + ((below ? entry?.budgetBelow : entry?.budget) ?? contentAllowance);
}

/** Drawing of a tower, as an SVG file. */
export const drawingLimit = 40;
