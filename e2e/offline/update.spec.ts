import type { Page } from '@playwright/test';
import { pages } from '@/content/pages';
import { resultsFolder, siteBuild } from '@/scripts/build/sites.mjs';
import {
  cachedPaths,
  expect,
  makeNextBuild,
  makeRemovingBuild,
  NEWS,
  test,
  whenCached,
  whenGroupCached,
} from './support';

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });

const hasWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null);

const chunksOf = async (page: Page) => (await cachedPaths(page)).filter((path) => path.includes('/chunks/'));

test('a new build shows its pages at once, and takes over when no game of the old build is open', async ({
  page,
  host,
  context,
  pageErrors,
}) => {
  test.slow();
  const next = makeNextBuild(`${resultsFolder}/next-build`);
  await page.goto(`${pages.games.path.slice(1)}/`);
  await whenCached(page);
  await whenGroupCached(page, 'games');
  await page.goto(`${pages.castleGame.path.slice(1)}/`);
  await page.getByRole('button', { name: 'Nova partida' }).click();
  await page.getByRole('button', { name: 'Comença!' }).click();
  await page.getByRole('button', { name: /^ASSAIG/ }).click();

  host.publish(next);
  const other = await context.newPage();
  await other.goto(`${pages.agenda.path.slice(1)}/`);
  await expect(other).toHaveTitle(new RegExp(NEWS));
  await expect.poll(() => hasWaiting(other), { timeout: 30_000 }).toBe(true);
  await other.reload();
  await expect(other).toHaveTitle(new RegExp(NEWS));

  // The host no longer has files of the old build. The game still gets the chunks that it had not loaded.
  await page
    .getByRole('button', { name: /, pilar/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Continua', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^(descarregat|carregat|intent)/i })).toBeVisible();
  await page.getByRole('button', { name: 'ENRERE' }).click();
  await page.getByRole('button', { name: /^ESTADÍSTIQUES/ }).click();
  await expect(page.locator('.recharts-surface, svg.recharts-surface').first()).toBeVisible();
  expect(pageErrors.errors).toEqual([]);
  expect(await hasWaiting(other)).toBe(true);

  // The game is closed: no page needs the old build.
  await page.goto('');
  await expect(page).toHaveTitle(new RegExp(NEWS));
  await expect.poll(() => hasWaiting(page), { timeout: 30_000 }).toBe(false);
  await expect.poll(async () => (await chunksOf(page)).length).toBeGreaterThan(0);
  await expect
    .poll(async () => (await chunksOf(page)).filter((path) => !path.includes('/seguent-')))
    .toEqual([]);
  host.cut();
  for (const route of ['', `${pages.agenda.path.slice(1)}/`, `${pages.castleGame.path.slice(1)}/`]) {
    // What came, since an interactive page writes its own title over it.
    expect(await (await page.goto(route))?.text()).toContain(NEWS);
  }
  await expect(page.getByRole('button', { name: 'Carregar partida' })).toBeEnabled();
});

test('a build can remove the worker with its caches, and no caches of others', async ({ page, host }) => {
  const removing = await makeRemovingBuild(`${resultsFolder}/removing-build`);
  await page.goto('');
  await whenCached(page);
  await page.evaluate(async () => {
    const others = ['copies http://localhost/altra/', `copies ${location.origin}/altra/`, "d'una altra eina"];
    for (const name of others) await caches.open(name);
  });
  host.publish(removing);
  await page.reload();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
      timeout: 30_000,
    })
    .toBe(0);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(3);
  await page.goto(`${pages.agenda.path.slice(1)}/`);
  await page.waitForTimeout(1500);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  host.cut();
  await expect(page.goto('')).rejects.toThrow(/net::/);
});

test('the build after a removal installs its worker, with any page open', async ({ page, host, context }) => {
  const removing = await makeRemovingBuild(`${resultsFolder}/removing-build-before`);
  await page.goto('');
  await whenCached(page);
  host.publish(removing);
  await page.reload();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
      timeout: 30_000,
    })
    .toBe(0);

  host.publish(siteBuild.folder);
  const other = await context.newPage();
  await other.goto('');
  await whenCached(other);
  expect(await hasWaiting(other)).toBe(false);
  host.cut();
  await other.goto(`${pages.agenda.path.slice(1)}/`);
  await expect(other).toHaveTitle(new RegExp(`^${pages.agenda.section} - `));
});
