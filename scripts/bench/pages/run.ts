import { chromium } from '@playwright/test';
import { freePorts, listen } from '@/scripts/build/serve/ports.mjs';
import { createStaticServer } from '@/scripts/build/serve/static-server.mjs';
import { chromiumFlags } from '@/scripts/build/sites.mjs';
import { findWholeChromium } from '@/scripts/run/browsers.mjs';
import { measureInteractions } from './interactions';
import { measurePages } from './lighthouse';

// Measures with Lighthouse how soon pages are shown on a phone, and how soon they react:
// `npm run bench:pages [-- FOLDER TIMES PATH…]`. Needs a Chromium that is not the headless shell, which renders differently.

const [, , folder = 'out', times = '5', ...only] = process.argv;

const executablePath = await findWholeChromium();
if (!executablePath) throw new Error('Install Chromium or Chrome, or set CHROMIUM_PATH to one.');

const server = createStaticServer({ folder });
const [port = 0] = await freePorts(1);
const browser = await chromium.launch({
  executablePath,
  args: ['--headless=new', ...chromiumFlags, `--remote-debugging-port=${port}`],
  ignoreDefaultArgs: ['--headless'],
});
try {
  const origin = `http://localhost:${await listen(server, 4790, 20)}/`;
  const isTried = (path: string) => only.length === 0 || only.includes(path);
  const bench = { browser, port, origin, isTried, times: Number(times) };
  console.log(`Medians of ${times}.`);
  await measurePages(bench);
  await measureInteractions(bench);
} finally {
  server.close();
  await browser.close();
}
