// Opens a page of each kind on `npm run dev` and reads the console: `npm run dev:check`, after a build. React tells only
// there that a page was not what it would have drawn, as when a behaviour changed more than it may. It takes documents up
// there too, and it comes late: what behaviours answer has been pressed by then. At last a behaviour is changed, which has
// to load the page again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { exportedRoutes } from '../build/exported-routes';
import { ensureChromium } from '../install/chromium.mjs';

const port = 4960;
const origin = `http://localhost:${port}`;

/** Addresses are of one kind when they begin alike and are equally deep: `sopa-de-lletres/1/` stands for all levels. */
const kindOf = (route: string) => `${route.split('/')[0]} ${route.split('/').length}`;

const oneOfEachKind = (): string[] => [
  ...new Map(exportedRoutes().map((route) => [kindOf(route), route])).values(),
];

/** Resolves when the server answers; rejects after two minutes. */
async function answers(): Promise<void> {
  for (let second = 0; second < 120; second += 1) {
    const response = await fetch(`${origin}/robots.txt`).catch(() => undefined);
    if (response?.ok) return;
    await wait(1000);
  }
  throw new Error('The development server does not answer.');
}

/** How long scripts of the framework are held back, in ms. */
const LATE = 1500;

/** Presses, points at and agrees to whatever behaviours answer on a page. */
function pressAll(): void {
  const answered =
    '[data-copy], [data-step="1"], [data-agenda-step], [data-opens], [data-embed-always], [data-menu] summary';
  for (const element of document.querySelectorAll<HTMLElement>(answered)) element.click();
  document.querySelector('[data-tower]')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
}

/** What the console of a page complains of while it is drawn, and shortly after. */
async function complaintsOf(browser: Browser, route: string): Promise<string[]> {
  const context = await browser.newContext({ locale: 'ca-ES', timezoneId: 'Europe/Madrid' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.route(
    ({ hostname }) => hostname !== 'localhost' && hostname !== '127.0.0.1',
    (request) => request.fulfill({ contentType: 'text/html', body: '<p>Marc' }),
  );
  await page.route(/_next\/static\/chunks\/.*\.js/, async (request) => {
    await wait(LATE);
    await request.continue();
  });
  await page.goto(`${origin}/${route}`, { timeout: 120_000, waitUntil: 'domcontentloaded' });
  await page.evaluate(pressAll);
  // Next may load a page again that it has just built: what is said meanwhile counts too.
  await page.waitForLoadState('load', { timeout: 4 * LATE }).catch(() => undefined);
  // What hydrates late still tells.
  await page.waitForTimeout(2000);
  await context.close();
  return complaints;
}

/** A behaviour that every page has. */
const changed = 'components/site/menu/site-menu.behaviour.ts';

/** Whether a page that stands open loads again, within ten seconds, when a behaviour is changed. The file is put back. */
async function reloadsOnChange(browser: Browser): Promise<boolean> {
  const source = readFileSync(changed, 'utf8');
  const page = await browser.newPage();
  try {
    const loads = (timeout: number) =>
      page.waitForEvent('load', { timeout }).then(
        () => true,
        () => false,
      );
    await page.goto(`${origin}/`, { waitUntil: 'load' });
    // Next may load a page again that it has just built, and that would be taken for the change.
    for (let tries = 0; tries < 5 && (await loads(4000)); tries += 1);
    const again = loads(10_000);
    writeFileSync(changed, `${source}\n// Changed.\n`);
    return await again;
  } finally {
    writeFileSync(changed, source);
    await page.close();
  }
}

const server = spawn(process.execPath, ['scripts/serve/dev.mjs'], {
  env: { ...process.env, PORT: String(port), BEHAVIOURS_PORT: String(port + 1) },
  stdio: 'ignore',
  detached: true,
});
const stop = () => {
  if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
};
// It is in a group of its own, which an interrupted check would leave behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGPIPE'] as const)
  process.once(signal, () => {
    stop();
    process.exit(1);
  });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
try {
  await answers();
  const routes = oneOfEachKind();
  for (const route of routes) {
    const complaints = await complaintsOf(browser, route);
    console.log(`/${route}  ${complaints.length === 0 ? 'quiet' : complaints.join('\n    ')}`);
    if (complaints.length > 0) process.exitCode = 1;
  }
  console.log(`${routes.length} pages opened.`);
  const reloaded = await reloadsOnChange(browser);
  console.log(`${changed} changed: ${reloaded ? 'the page loaded again' : 'NOTHING HAPPENED'}`);
  if (!reloaded) process.exitCode = 1;
} finally {
  await browser.close();
  stop();
  await once(server, 'exit');
}
