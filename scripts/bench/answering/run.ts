// How long the pages of results leave a visitor without answer: `npm run bench:answering [folder] [times]`. The longest
// task of each visit, in the run that other programs disturbed least. An empty page of this Next version, opened in the
// same way, says what the framework itself takes: a bar holds for what is more than that.
import { rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../install/chromium.mjs';
import { listen } from '../../serve/listen.mjs';
import { createStaticServer } from '../../serve/static-server.mjs';
import { emptyPage } from '../pages/bars';
import { gatherPages } from '../pages/gather';
import { longestTask, type Visit } from './longest-task';
import { sheetOf, withOneMore } from './sheets';

const [, , built = 'out', times = '5'] = process.argv;

/** At a quarter of the speed, and at full speed with a sheet of 20,000 rows: milliseconds. */
const [SLOW_BAR, LARGE_BAR] = [100, 200];

type Case = Omit<Visit, 'address'> & { readonly path: string; readonly name: string; readonly bar?: number };

/** The source was read, whether it said something new or not. */
const READ = '[data-status="ready"]';
const LISTED = 'table[aria-rowcount]';

const results = [
  { path: 'millors-diades/', until: READ },
  { path: 'resum-historic/', until: READ },
  { path: 'llista-de-diades/?des=', until: LISTED },
];

const [one, large, huge] = [withOneMore(), sheetOf(20_000), sheetOf(200_000)];

const cases: readonly Case[] = [
  { path: emptyPage.path, name: 'empty page', slower: 4, until: 'h1' },
  { path: 'llista-de-diades/', name: 'not asked', until: 'form', slower: 4, bar: SLOW_BAR },
  ...results.map((page) => ({ ...page, name: 'published sheet', slower: 4, bar: SLOW_BAR })),
  ...results.map((page) => ({ ...page, name: 'one diada more', sheet: one, slower: 4, bar: SLOW_BAR })),
  ...results.map((page) => ({ ...page, name: '20,000 rows', sheet: large, slower: 1, bar: LARGE_BAR })),
  ...results.map((page) => ({ ...page, name: '200,000 rows', sheet: huge, slower: 1 })),
];

const folder = await gatherPages(built);
const server = createStaticServer({ folder });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
try {
  const port = await listen(server, 4791, 20);
  let framework = 0;
  for (const { path, name, bar, ...visit } of cases) {
    let longest = Number.POSITIVE_INFINITY;
    // Nobody waits for the largest sheet five times.
    for (let run = 0; run < (bar || path === emptyPage.path ? Number(times) : 1); run += 1) {
      const address = `http://localhost:${port}/${path}`;
      longest = Math.min(longest, await longestTask(browser, { ...visit, address }));
    }
    if (path === emptyPage.path) framework = longest;
    const most = bar && (visit.slower > 1 ? Math.max(bar, framework) : bar);
    const missed = most !== undefined && longest > most;
    if (missed) process.exitCode = 1;
    const speed = visit.slower > 1 ? `1/${visit.slower}` : 'full';
    console.log(
      `/${path.padEnd(24)} ${name.padEnd(16)} ${speed.padEnd(5)} ${longest.toFixed(0).padStart(6)} ms${
        most ? ` of ${most.toFixed(0)}` : ''
      }${missed ? '  OVER' : ''}`,
    );
  }
} finally {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
