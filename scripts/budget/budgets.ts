import { levelRoutes } from '@/content/games/level-routes';
import { pages } from '@/content/pages';
import { story } from '@/content/story';
import { passagePath } from '@/lib/story/address';

/** Everything here is in KB of 1024 bytes, gzip, as a host sends it. */

/** JavaScript of an empty page of the installed Next version. */
export const nextFloor = 131;

/** JavaScript of a document: the behaviours, and nothing else. */
export const documentScripts = 8;

/** The styles of a document, which lie in its HTML. */
export const documentStyles = 14;

/** A second document of a visit: its HTML with its styles, since script and fonts are there already. */
export const secondDocument = { median: 12, most: 45 };

/** What a document brings to a phone of 360 × 740 before it is scrolled, all in; the home page less. */
export const firstLoad = { home: 150, document: 200 };

/** The whole of `out/`, in MB of 1024 KB, as it lies on the disk. */
export const siteLimit = 26;

/** What a plain feature may add to the floor, with the pages that stand in when it breaks. */
export const contentAllowance = 13;

/** What a small game may add to a content page: its rules, its view and what it remembers. */
const gameAllowance = 25;
/** What a passage of the story may add to a content page: it carries itself and the graph's ids, not the other passages. */
const storyAllowance = 8;

/** An address as the exported folder has it: `joc-castells/`. */
const routeOf = (path: string) => `${path.slice(1)}/`;

const storyOverrides = story.map(({ id }) => ({
  route: routeOf(passagePath(id)),
  limit: nextFloor + contentAllowance + storyAllowance,
  reason: 'the telling, the memory of the reader and the content note',
}));

/** What the castle game may add to a content page before its statistics are opened. */
const castleGameAllowance = 92;

/**
 * Routes that may weigh more than a content page, each with its reason. `route` as in the address, with a closing
 * slash ("joc-castells/"); `limit` counts the floor too.
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
    reason: 'the form, the address it lives in and the table of its answers; the rows come when asked for',
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
    reason: 'JsBarcode draws the Code 128 and js-cookie keeps the code, both in the browser alone.',
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
];

/** One elevation of a tower, as an SVG file. */
export const drawingLimit = 12;
