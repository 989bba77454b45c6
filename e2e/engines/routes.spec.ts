import { spawnSync } from 'node:child_process';
import { test as base, expect } from '@playwright/test';
import { testNow } from '@/__tests__/test-day';
import { pages } from '@/content/pages';
import { isSettled, keepsLoading } from '@/e2e/support/hydrated';
import { interactiveRoutes } from '@/e2e/support/page-kinds';
import { oneOfEachTemplate, visitedRoutes } from '@/e2e/support/routes';
import { storyRoutes } from '@/e2e/support/story';
import { exportedRoutes } from '@/scripts/build/exported-routes';
import { siteBuild } from '@/scripts/build/sites.mjs';
import { findChromium } from '@/scripts/run/browsers.mjs';
import type { Engine } from './engine';
import { type RecordingHost, startRecordingHost } from './host';
import { EnginePage, poll, readPage } from './page';
import { openChromium } from './puppeteer';
import { openEngine } from './test';

/** Pixels: the layout of phones, at the smallest width of WebKitGTK's window, and of desktops. */
const WIDTHS = [480, 1280] as const;

type Windows = {
  readonly windows: readonly EnginePage[];
  readonly host: RecordingHost;
  /** Width of the windows; `undefined` before the first resize. */
  width?: number;
};

/** One window of each engine for all routes of a worker. */
const test = base.extend<object, { engines: Windows }>({
  engines: [
    async ({ browserName: _ }, use) => {
      const host = await startRecordingHost(siteBuild.folder);
      const opened = await Promise.all([
        openChromium((await findChromium()) ?? ''),
        openEngine('firefox'),
        // Compositing in software takes a third of the time. Journeys need it: without it, WebKitGTK crashes in a transition.
        openEngine('webkit', { WEBKIT_DISABLE_COMPOSITING_MODE: '1' }),
      ]);
      const engines = opened.filter((engine): engine is Engine => engine !== undefined);
      await use({ windows: engines.map((engine) => new EnginePage(engine, host.address)), host });
      await Promise.all(engines.map((engine) => engine.close()));
      host.close();
    },
    { scope: 'worker' },
  ],
});

/** Opens a route, and reads it once its scripts and data are there. */
async function read(page: EnginePage, route: string) {
  await page.open(route);
  if (!keepsLoading(route)) await poll('the data', () => page.engine.evaluate(isSettled));
  return page.engine.evaluate(readPage);
}

const all = exportedRoutes();
const templates = oneOfEachTemplate(all);

/** Static pages with a layout of their own. The others are text in columns, as these have too. */
const { home, agenda, bestTowers, towers, towerParts, statutes } = pages;
const laidOut = new Set(
  [home, agenda, bestTowers, towers, towerParts, statutes].map(({ path }) => path.split('/')[1]),
);
/** Passages need one visit beside the first page of the story. */
const passage = templates.find((route) => storyRoutes.indexOf(route) > 0);
/** What `npm test` opens: each kind of page that an engine may treat otherwise. */
const kinds = new Set(
  templates.filter((route) =>
    interactiveRoutes.includes(route)
      ? storyRoutes.indexOf(route) <= 0 || route === passage
      : laidOut.has(route.split('/')[0]),
  ),
);

/** Of the passages that differ in words only, each commit has its third. */
const THIRDS = 3;
const commit = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout ?? '';
const turn = (Number.parseInt(commit.slice(0, 7), 16) || 0) % THIRDS;
const ownVisit = new Set(visitedRoutes(all));
const routes = all.filter((route, place) => ownVisit.has(route) || place % THIRDS === turn);

/** Each page at one width, in turns, and those that stand for their kind at the other too. */
const visits = routes.flatMap((route, place) => {
  const [width = 480, other = 1280] = place % 2 === 0 ? WIDTHS : WIDTHS.toReversed();
  const first = { route, width, tag: kinds.has(route) ? [] : '@slow' };
  return kinds.has(route) ? [first, { route, width: other, tag: '@slow' }] : [first];
});

// By width, because windows are slow to resize.
for (const { route, width, tag } of visits.toSorted((one, next) => one.width - next.width))
  test(`/${route} is the same in every engine at ${width} px`, { tag }, async ({ engines }) => {
    const { windows, host } = engines;
    test.skip(windows.length < 2, 'no other engine is installed');
    if (engines.width !== width) await Promise.all(windows.map(({ engine }) => engine.resize(width, 800)));
    engines.width = width;
    // The same minute everywhere, because pages show when they read the results.
    host.setClock(testNow);
    const readings = await Promise.all(windows.map((page) => read(page, route)));
    for (const [place, { engine }] of windows.entries()) {
      expect.soft(readings[place]?.faults, `faults in ${engine.name}`).toEqual([]);
      expect.soft(readings[place]?.words, `words in ${engine.name}`).toEqual(readings[0]?.words);
    }
  });
