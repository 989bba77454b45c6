// How long the pages of results leave a visitor without answer: `npm run bench:answering [folder] [times]`. The longest
// task of each visit, in the round that other programs disturbed least: each round opens every page once, so that what
// disturbs one disturbs all. An empty page of this Next version, opened in the same way, says what the framework itself
// takes on the machine of the day: no page of results may take longer, nor, where that is quicker, than its bar.
import { rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../install/chromium.mjs';
import { listen } from '../../serve/listen.mjs';
import { createStaticServer } from '../../serve/static-server.mjs';
import { emptyPage } from '../pages/bars';
import { gatherPages } from '../pages/gather';
import { leaveWhileReading } from './leaving';
import { longestTask } from './longest-task';
import type { Visit } from './open-page';
import { sheetOf, withOneMore } from './sheets';

const [, , built = 'out', times = '5'] = process.argv;

/**
 * At a quarter of the speed; at full speed with a sheet of 20,000 rows; to leave a page that reads 200,000: milliseconds.
 */
const [SLOW_BAR, LARGE_BAR, LEAVING_BAR] = [100, 200, 1000];

type Case = Omit<Visit, 'address'> & { readonly path: string; readonly name: string };

/** The source was read, whether it said something new or not. */
const READ = '[data-status="ready"]';
const LISTED = 'main:has([data-status="ready"]) table[aria-rowcount]';

const results = [
  { path: 'millors-diades/', until: READ },
  { path: 'resum-historic/', until: READ },
  { path: 'llista-de-diades/?des=', until: LISTED },
];

const [one, large, huge] = [withOneMore(), sheetOf(20_000), sheetOf(200_000)];

const empty: Case = { path: emptyPage.path, name: 'empty page', slower: 4, until: 'h1' };
const measured: readonly Case[] = [
  empty,
  { path: 'llista-de-diades/', name: 'not asked', slower: 4, until: 'form' },
  ...results.map((page) => ({ ...page, name: 'published sheet', slower: 4 })),
  ...results.map((page) => ({ ...page, name: 'one diada more', sheet: one, slower: 4 })),
  ...results.map((page) => ({ ...page, name: '20,000 rows', sheet: large, slower: 1 })),
];

const folder = await gatherPages(built);
const server = createStaticServer({ folder });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });

const report = (path: string, what: string, said: string, missed: boolean) => {
  if (missed) process.exitCode = 1;
  console.log(`/${path.padEnd(24)} ${what.padEnd(22)} ${said}${missed ? '  OVER' : ''}`);
};

try {
  const port = await listen(server, 4791, 20);
  const addressOf = (path: string) => `http://localhost:${port}/${path}`;

  const longest = new Map<Case, number>();
  for (let round = 0; round < Number(times); round += 1)
    for (const visit of measured) {
      const task = await longestTask(browser, { ...visit, address: addressOf(visit.path) });
      longest.set(visit, Math.min(task, longest.get(visit) ?? Number.POSITIVE_INFINITY));
    }
  const framework = longest.get(empty) ?? 0;
  for (const [visit, task] of longest) {
    const { path, name, slower } = visit;
    const most = slower > 1 ? Math.max(SLOW_BAR, framework) : LARGE_BAR;
    const speed = slower > 1 ? `at 1/${slower}` : 'at full speed';
    const ratio = slower > 1 ? `, ${(task / framework).toFixed(2)} of the empty page` : '';
    report(
      path,
      `${name}, ${speed}`.padEnd(28),
      `${task.toFixed(0)} ms of ${most.toFixed(0)}${ratio}`,
      task > most,
    );
  }

  for (const { path, until } of results) {
    const visit = { address: addressOf(path), sheet: huge, slower: 1, until };
    const { said, left } = await leaveWhileReading(browser, visit);
    const words = `${said ? 'says that it is reading' : 'SAYS NOTHING'}, left after ${left.toFixed(0)} ms of ${LEAVING_BAR}`;
    report(path, '200,000 rows', words, !said || left > LEAVING_BAR);
    report(path, '200,000 rows', `${(await longestTask(browser, visit)).toFixed(0)} ms`, false);
  }
} finally {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
