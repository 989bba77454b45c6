import { levelRoutes } from '@/content/games/level-routes';
import { pages } from '@/content/pages';
import { isShown } from '@/content/shown';
import { story } from '@/content/story';
import { passagePath } from '@/lib/story/address';

/** All limits are in KB of 1024 bytes, gzip. */

/** JavaScript of an empty page of the installed Next version. */
export const nextFloor = 131;

/** JavaScript of a static page, which is only the enhancements. */
export const staticPageScripts = 8;

/** Styles of a static page, in its HTML. */
export const documentStyles = 14;

/** Second static page of a visit: HTML with styles; scripts and fonts are cached. */
export const secondStaticPage = { median: 13, most: 45 };

/**
 * First load of a static page on a phone of 360 × 740 without scrolling, all files but photographs: how many a club has is its
 * own matter, and `maxBytes` limits each. The home page has a lower limit.
 */
export const firstLoad = { home: 150, staticPage: 200 };

/** Size of `out/` on the disk without photographs, in MB of 1024 KB. */
export const siteLimit = 26;

/** What every interactive page may add to `nextFloor`, its error pages included. */
export const contentAllowance = 13;

/** What a small game may add to that: rules, view and saved data. */
const gameAllowance = 25;
/** What a passage of the story may add to that: itself and the ids of all passages, not their texts. */
const storyAllowance = 8;

/** Route in the exported folder: `joc-castells/`. */
const routeOf = (path: string) => `${path.slice(1)}/`;

const storyOverrides = story.map(({ id }) => ({
  route: routeOf(passagePath(id)),
  limit: nextFloor + contentAllowance + storyAllowance,
  reason: 'the telling, the progress of the reader and the content note',
}));

/** What the castle game may add to that before its statistics are opened. */
const castleGameAllowance = 91;

/**
 * Routes with a higher limit, each with its reason. `route` ends in a slash ("joc-castells/"); `limit` includes
 * `nextFloor`.
 */
export const overrides: readonly { route: string; limit: number; reason: string }[] = [
  {
    route: routeOf(pages.bestDiades.path),
    limit: 158,
    reason: 'a table of a hundred rows that sorts, opens and names its towers; what reads sheets comes later',
  },
  {
    route: routeOf(pages.historicalSummary.path),
    limit: 162,
    reason:
      'counts of every season, their filter and the tables of the charts; Recharts comes when one is seen',
  },
  {
    route: routeOf(pages.diades.path),
    limit: 156,
    reason: 'the form, its query and the table of results; rows load on request',
  },
  ...storyOverrides,
  ...[pages.memory.path, ...levelRoutes].map((route) => ({
    route: routeOf(route),
    limit: nextFloor + contentAllowance + gameAllowance,
    reason: 'a game runs in the page',
  })),
  {
    route: routeOf(pages.games.path),
    limit: 149,
    reason:
      "the visitor's own progress, the button of the quick simulator, which loads when opened, and parts that may fail alone",
  },
  {
    route: routeOf(pages.castleGame.path),
    limit: nextFloor + contentAllowance + castleGameAllowance,
    reason: 'the rules of the castle game, its screens, its saves and the drawing of every tower',
  },
  {
    route: routeOf(pages.freeBar.path),
    limit: 158,
    reason: 'JsBarcode draws the Code 128 and js-cookie stores the code, both only in the browser.',
  },
  {
    route: routeOf(pages.contact.path),
    limit: 149,
    reason: 'The form with its checks, its draft and every state of the way to the club.',
  },
  {
    route: routeOf(pages.videos.path),
    limit: 146,
    reason: 'The list is read again from the channel, with its notices and a player for each video.',
  },
].filter(({ route }) => isShown(`/${route}`));

/** Elevation of a tower, as an SVG file. */
export const drawingLimit = 12;
