import { readFileSync } from 'node:fs';
import { LOST_PAGE_TEXTS } from '@/content/interface/failures';
import { pages } from '@/content/pages';
import { isHydrated } from '@/e2e/support/hydrated';
import { bundleWorker } from '@/scripts/build/service-worker/bundle';
import { siteBuild } from '@/scripts/build/sites.mjs';
import {
  expect,
  makeNextBuild,
  NEWS,
  pathsOfGames,
  patientWorker,
  routeTo,
  test,
  whenCached,
} from './support';

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });

test('a new build shows at once, an open game goes on', async ({ page, host, context, pageErrors }) => {
  const next = await makeNextBuild();
  host.replace('/sw.js', 'text/javascript', patientWorker());
  await page.goto(routeTo(pages.games));
  await whenCached(page, ...pathsOfGames(siteBuild.folder));
  await page.goto(routeTo(pages.castleGame));
  await page.getByRole('button', { name: 'Nova partida' }).click();
  await page.getByRole('button', { name: 'Comença!' }).click();
  await page.getByRole('button', { name: /^ASSAIG/ }).click();

  host.publish(next);
  // A host may begin to add to the pages.
  const agenda = readFileSync(`${next}${pages.agenda.path}/index.html`, 'utf8');
  host.replace(`${pages.agenda.path}/`, 'text/html', `${agenda}<!-- comptador -->`);
  const other = await context.newPage();
  host.replace('/sw.js', 'text/javascript', readFileSync(`${next}/sw.js`, 'utf8'));
  await other.goto(routeTo(pages.agenda));
  await expect(other).toHaveTitle(new RegExp(NEWS));
  // The games come with the new build, since the old one had them.
  await whenCached(other, ...pathsOfGames(next));

  // The host no longer has files of the old build. The game still gets the chunks that it had not loaded.
  await page
    .getByRole('button', { name: /, pilar/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Continua', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^(descarregat|carregat|intent)/i })).toBeVisible();
  await page.getByRole('button', { name: 'ENRERE' }).click();
  await page.getByRole('button', { name: /^ESTADÍSTIQUES/ }).click();
  await expect(page.locator('svg.recharts-surface').first()).toBeVisible();
  expect(pageErrors.errors).toEqual([]);

  // The installed worker waits for the old one, which a browser may take minutes to stop.
  const states = () =>
    other.evaluate(async () => {
      const { installing, waiting, active } = await navigator.serviceWorker.ready;
      return [installing, waiting, active].map((worker) => worker?.state);
    });
  const underWay = async () => (await states()).filter((state) => state?.endsWith('ing'));
  await expect.poll(underWay).toEqual([]);
  const devtools = await context.newCDPSession(other);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await expect.poll(states).toEqual([undefined, undefined, 'activated']);
  host.cut();
  for (const entry of [pages.home, pages.agenda, pages.castleGame]) {
    // What came, since an interactive page writes its own title over it.
    expect(await (await other.goto(routeTo(entry)))?.text()).toContain(NEWS);
  }
  await expect(other.getByRole('button', { name: 'Carregar partida' })).toBeEnabled();
});

test('a build whose pages come before its scripts is whole once they are there', async ({ page, host }) => {
  const next = await makeNextBuild();
  await page.goto('');
  await whenCached(page);
  host.publish(next, '/_next/static/seguent/');
  const reload = page.getByRole('alert').getByRole('button', { name: LOST_PAGE_TEXTS.reload });
  await page.goto(routeTo(pages.memory), { waitUntil: 'commit' });
  await expect(reload).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(NEWS));
  host.publish(next);
  await reload.click();
  await page.waitForFunction(isHydrated);
  await expect(reload).toHaveCount(0);
});

test('a build can remove the worker and its caches, and nothing else', async ({ page, host }) => {
  await page.goto('');
  await whenCached(page);
  const others = ['precache http://localhost/altra/', `hashed ${host.address}altra/`, "d'una altra eina"];
  await page.evaluate(async (names) => {
    for (const name of names) await caches.open(name);
    localStorage.setItem('partida', 'desada');
  }, others);
  host.replace('/sw.js', 'text/javascript', await bundleWorker(undefined));
  await page.reload();
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      await caches.keys(),
      localStorage.getItem('partida'),
    ]);
  await expect.poll(left).toEqual([0, others, 'desada']);
  host.cut();
  await expect(page.goto('')).rejects.toThrow(/net::/);
});
