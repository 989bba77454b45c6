// What styles in the page cost and save over a visit of three pages, against one sheet that stays in the browser:
// `tsx scripts/bench/pages/visit.ts [folder] [times]`, on a slow phone as Lighthouse has it.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../../install/chromium.mjs';
import { listen } from '../../serve/listen.mjs';
import { createStaticServer } from '../../serve/static-server.mjs';
import { median } from './figures';
import { withOneSheet } from './one-sheet';

const [, , built = 'out', times = '5'] = process.argv;

const visited = ['', 'qui-som/', 'castells/4d8/'];

/** Lighthouse's slow 4G as the browser can play it, and its slow processor. */
const network = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const slower = 4;

type Opening = { readonly fcp: number; readonly kilobytes: number };

/** A visit with an empty cache: how soon each page is painted, in milliseconds, and what comes of page and styles. */
async function visit(browser: Browser, origin: string): Promise<Opening[]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const openings: Opening[] = [];
  for (const path of visited) {
    await page.goto(`${origin}/${path}`, { waitUntil: 'networkidle' });
    openings.push(
      await page.evaluate(() => {
        const loads = performance
          .getEntries()
          .filter(
            (entry): entry is PerformanceResourceTiming =>
              entry.entryType === 'navigation' || /\.css$/.test(entry.name),
          );
        return {
          fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
          kilobytes: loads.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
        };
      }),
    );
  }
  await context.close();
  return openings;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function say(name: string, visits: readonly Opening[][]): void {
  const medians = (figure: keyof Opening) =>
    visited.map((_path, place) => median(visits.map((openings) => openings[place]?.[figure] ?? Number.NaN)));
  const fcp = medians('fcp');
  const kilobytes = medians('kilobytes');
  const of = (values: readonly number[], digits: number) =>
    `${values.map((value) => value.toFixed(digits)).join(' + ')} = ${sum(values).toFixed(digits)}`;
  console.log(`${name.padEnd(20)} first paint ${of(fcp, 0)} ms; page and styles ${of(kilobytes, 1)} KB`);
}

const own = resolve(built);
const oneSheet = await withOneSheet(own);
const servers = [own, oneSheet].map((folder) => createStaticServer({ folder }));
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
try {
  const [inPage, inSheet] = await Promise.all(
    servers.map((server, place) => listen(server, 4850 + 30 * place, 20)),
  );
  const visits: { inPage: Opening[][]; inSheet: Opening[][] } = { inPage: [], inSheet: [] };
  for (let turn = 0; turn < Number(times); turn += 1) {
    visits.inPage.push(await visit(browser, `http://localhost:${inPage}`));
    visits.inSheet.push(await visit(browser, `http://localhost:${inSheet}`));
  }
  console.log(`Medians of ${times} visits of /${visited.join(', /')}`);
  say('styles in the page', visits.inPage);
  say('one sheet, kept', visits.inSheet);
} finally {
  await browser.close();
  for (const server of servers) server.close();
  rmSync(oneSheet, { recursive: true, force: true });
}
