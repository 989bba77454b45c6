// Opens a page of each kind on `npm run dev` and reads the console: `npx tsx scripts/build/serve/dev-check.ts`, after a build. React reports
// hydration mismatches only there, for example when an enhancement changes too much. Static pages are hydrated there too, late:
// the check presses what enhancements handle before. At the end it changes an enhancement, which must reload the page.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { exportedRoutes } from '@/scripts/build/exported-routes';
import { ensureChromium } from '@/scripts/check/install/browsers.mjs';

const port = 4960;
const origin = `http://localhost:${port}`;

/** Routes with the same first segment and depth are of one kind: `sopa-de-lletres/1/` represents all levels. */
const kindOf = (route: string) => `${route.split('/')[0]} ${route.split('/').length}`;

const oneOfEachKind = (): string[] => [
  ...new Map(exportedRoutes().map((route) => [kindOf(route), route])).values(),
];

/** Resolves when the server answers. Rejects after two minutes. */
async function answers(): Promise<void> {
  for (let second = 0; second < 120; second += 1) {
    const response = await fetch(`${origin}/robots.txt`).catch(() => undefined);
    if (response?.ok) return;
    await wait(1000);
  }
  throw new Error(`${origin} does not answer: run "npm run dev" and read its output.`);
}

/** Delay of the scripts of Next, in ms. */
const LATE = 1500;

/** Clicks and hovers everything on a page that enhancements handle. */
function pressAll(): void {
  const answered =
    '[data-copy], [data-step="1"], [data-agenda-step], [data-opens], [data-embed-always], [data-menu] summary';
  for (const element of document.querySelectorAll<HTMLElement>(answered)) element.click();
  document.querySelector('[data-tower]')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
}

/** Returns the errors and warnings in the console of a page. */
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
  // Next may reload a page that it has just built; its messages count too.
  await page.waitForLoadState('load', { timeout: 4 * LATE }).catch(() => undefined);
  // Late hydration also reports.
  await page.waitForTimeout(2000);
  await context.close();
  return complaints;
}

/** An enhancement that every page has. */
const changed = 'components/site/menu/site-menu.enhancement.ts';

/** Whether an open page reloads within ten seconds after a change in an enhancement. Restores the file. */
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
    // Next may reload a page that it has just built, which is not the reload that is tested.
    for (let tries = 0; tries < 5 && (await loads(4000)); tries += 1);
    const again = loads(10_000);
    writeFileSync(changed, `${source}\n// Changed.\n`);
    return await again;
  } finally {
    writeFileSync(changed, source);
    await page.close();
  }
}

const server = spawn(process.execPath, ['scripts/build/serve/dev.mjs'], {
  env: { ...process.env, PORT: String(port), ENHANCEMENTS_PORT: String(port + 1) },
  stdio: 'ignore',
  detached: true,
});
const stop = () => {
  if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
};
// Its process group would outlive an interrupted check.
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
