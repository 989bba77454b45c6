import { pages } from '@/content/pages';
import { startHost } from '@/e2e/offline/host';
import { whenCached } from '@/e2e/offline/support';
import { expect, test } from '@/e2e/support/watch';
import { basePathBuild } from '@/scripts/build/sites.mjs';

const { folder, basePath } = basePathBuild;

test.use({ serviceWorkers: 'allow' });

test('below a path the worker answers for its own site, and for no other of the host', async ({ page }) => {
  const host = await startHost(folder, basePath);
  const home = host.address;
  await page.goto(home);
  await whenCached(page);
  const names = await page.evaluate(() => caches.keys());
  expect(names.filter((name) => !name.endsWith(` ${home}`))).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(home);
  const neighbour = new URL('/altra/', home).href;
  expect((await page.goto(neighbour))?.fromServiceWorker()).toBe(false);
  host.cut();
  await page.goto(`${home}${pages.agenda.path.slice(1)}/`);
  await expect(page).toHaveTitle(new RegExp(`^${pages.agenda.section} - `));
  await expect(page.goto(neighbour)).rejects.toThrow(/net::/);
  await host.close();
});
