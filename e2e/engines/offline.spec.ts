import { OFFLINE_TEXTS } from '@/content/interface/offline';
import { pages } from '@/content/pages';
import { startHost } from '@/e2e/offline/host';
import { makeNextBuild, NEWS } from '@/e2e/offline/support';
import { siteBuild } from '@/scripts/build/sites.mjs';
import type { Engine } from './engine';
import { EnginePage, poll } from './page';
import { expect, test } from './test';

const routeTo = ({ path }: { path: string }) => (path === '/' ? '' : `${path.slice(1)}/`);

/** Paths of the files that the service worker has cached. */
const cachedPaths = async () => {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
};

/** Opens a host's home page for a first visit, and waits for its service worker. */
async function install(engine: Engine, address: string): Promise<EnginePage> {
  const site = new EnginePage(engine, address);
  await engine.resize(1280, 800);
  // An earlier test may have had a host on the same port.
  await engine.open(`${address}404.html`);
  await engine.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  });
  await site.open('');
  await poll('a service worker', () =>
    engine.evaluate(() => navigator.serviceWorker.controller?.state === 'activated'),
  );
  return site;
}

test('offline ten pages come from the cache, and another is the offline page', async ({ engine }) => {
  const host = await startHost(siteBuild.folder);
  const site = await install(engine, host.address);
  const visited = [
    pages.about,
    pages.games,
    pages.bestDiades,
    pages.diades,
    pages.contact,
    pages.history,
    pages.timeline,
  ];
  for (const page of visited) {
    await site.open(routeTo(page));
    await poll(`${page.path} in the cache`, async () =>
      (await engine.evaluate(cachedPaths)).includes(`/${routeTo(page)}`),
    );
  }
  host.cut();
  for (const page of [pages.home, pages.rehearsals, pages.agenda, ...visited]) {
    await site.open(routeTo(page));
    expect(await engine.evaluate(() => document.title), page.path).toMatch(new RegExp(`^${page.section} - `));
    await site.reads(OFFLINE_TEXTS.silent);
  }
  await site.open(routeTo(pages.statutes));
  await site.see('heading', OFFLINE_TEXTS.page.title);
  await host.close();
});

test('another build takes over, and no page of the previous build stays in the cache', async ({ engine }) => {
  const next = await makeNextBuild();
  const host = await startHost(siteBuild.folder);
  const site = await install(engine, host.address);
  host.publish(next);
  await site.open('');
  expect(await engine.evaluate(() => document.title)).toContain(NEWS);
  await poll(
    'only pages of the new build',
    () =>
      engine.evaluate(async (news) => {
        const names = await caches.keys();
        const stored = await Promise.all(
          names.map(async (name) => {
            const cache = await caches.open(name);
            const home = (await cache.keys()).filter(({ url }) => new URL(url).pathname === '/');
            return Promise.all(home.map(async (request) => (await cache.match(request))?.text()));
          }),
        );
        return stored.flat().length > 0 && stored.flat().every((html) => html?.includes(news));
      }, NEWS),
    60_000,
  );
  host.cut();
  for (const page of [pages.home, pages.agenda]) {
    await site.open(routeTo(page));
    expect(await engine.evaluate(() => document.title)).toContain(NEWS);
  }
  await host.close();
});
