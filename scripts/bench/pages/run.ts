import { chromium } from '@playwright/test';
import { listen } from '@/scripts/build/serve/ports.mjs';
import { createStaticServer } from '@/scripts/build/serve/static-server.mjs';
import { chromiumFlags } from '@/scripts/build/sites.mjs';
import { findWholeChromium } from '@/scripts/run/browsers.mjs';
import { measureInteractions } from './interactions';
import { measureLoads } from './loads';
import { buildReferences } from './references';

// Measures how soon pages are shown on a slow phone, beside an empty page of Next and plain HTML, and how soon they react:
// `npm run bench:pages [-- FOLDER TIMES PATH…]`. Needs a Chromium that is not the headless shell, which renders differently.

const [, , folder = 'out', times = '5', ...only] = process.argv;

const executablePath = await findWholeChromium();
if (!executablePath) throw new Error('Install Chromium or Chrome, or set CHROMIUM_PATH to one.');

const servers = [folder, await buildReferences()].map((site) => createStaticServer({ folder: site }));
const browser = await chromium.launch({
  executablePath,
  args: ['--headless=new', ...chromiumFlags],
  ignoreDefaultArgs: ['--headless'],
});
try {
  const [origin = '', references = ''] = await Promise.all(
    servers.map(async (server) => `http://localhost:${await listen(server, 4790, 20)}/`),
  );
  const isTried = (path: string) => only.length === 0 || only.includes(path);
  const bench = { browser, origin, isTried, times: Number(times) };
  console.log(`Medians of ${times}.`);
  await measureLoads(bench, references);
  await measureInteractions(bench);
} finally {
  for (const server of servers) server.close();
  await browser.close();
}
