import type { WorkboxPlugin } from 'workbox-core/types.js';
import { Route } from 'workbox-routing/Route.js';
import type { Router } from 'workbox-routing/Router.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import { isHashed, OFFLINE_PAGE, type PrecacheList, pathBelow } from '@/lib/offline/precache-list';
import { cacheNames, stampsTime } from './caches';
import type { Precache } from './precache';

declare const self: ServiceWorkerGlobalScope;

/** Seconds until a page is served from the cache. */
const PAGE_TIMEOUT = 3;

/** Seconds. Meanwhile the pages show the results of the build. */
const RESULTS_TIMEOUT = 20;

/** The CSV files may be on another host. */
export function isSpreadsheet({ spreadsheets }: PrecacheList, address: string): boolean {
  const { href } = new URL(address, self.registration.scope);
  return spreadsheets.some((sheet) => new URL(sheet, self.registration.scope).href === href);
}

/** Reads the body first, so that a truncated response counts as a failure, and a timeout as one of the whole response. */
const readWhole = async (response: Response) => new Response(await response.arrayBuffer(), response);

/** Stores nothing: a status of 200 does not prove that the body is a CSV, so the page that reads it decides. */
const storedByPage: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => (response.type === 'opaque' ? response : readWhole(response)),
  cacheWillUpdate: async () => null,
};

export function addRoutes(router: Router, list: PrecacheList, precache: Precache): void {
  const { scope } = self.registration;
  const pathOf = (address: string) => pathBelow(scope, address) ?? '404';
  const spreadsheets = new NetworkFirst({
    cacheName: cacheNames.results(),
    networkTimeoutSeconds: RESULTS_TIMEOUT,
    plugins: [storedByPage],
  });
  router.registerRoute(new Route(({ url }) => isSpreadsheet(list, url.href), spreadsheets));
  router.registerRoute(new Route(({ url }) => isHashed(pathOf(url.href)), precache.hashed));

  /** Other folders of the host may be those of another site. */
  const isOwn = (path: string) => list.folders.some((folder) => path.startsWith(`${folder}/`));
  const isPage = (path: string) => path === '' || (path.endsWith('/') && isOwn(path));
  const isPicture = (path: string) => /\.(avif|webp|png|jpe?g|svg)$/.test(path) && isOwn(path);
  const visited = {
    cacheName: cacheNames.visited(),
    plugins: [
      stampsTime,
      {
        cacheKeyWillBeUsed: async ({ request }) => new URL(pathOf(request.url), scope).href,
        // The precache is of the newest build.
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          (await precache.match(pathOf(request.url))) ?? cachedResponse,
      },
    ] satisfies WorkboxPlugin[],
  };

  const pictures = new StaleWhileRevalidate(visited);
  router.registerRoute(
    new Route(
      ({ url }) => precache.isFile(pathOf(url.href)) || isPicture(pathOf(url.href)),
      async ({ event, request }) =>
        (await precache.match(pathOf(request.url))) ?? pictures.handle({ event, request }),
    ),
  );

  const isCached = async (path: string) =>
    (await precache.match(path)) ??
    (await caches.match(new URL(path, scope).href, { cacheName: visited.cacheName }));
  /**
   * An error of the host counts as no answer. It is shown if there is no cached page. Where there is one, half a page counts as
   * no answer too; otherwise the browser shows the page while it comes.
   */
  const cacheBeforeError: WorkboxPlugin = {
    async fetchDidSucceed({ request, response, state }) {
      if (response.status === 200 && (await isCached(pathOf(request.url)))) return readWhole(response);
      if (!state || response.status < 500) return response;
      state.error = response;
      throw new Error(`The host answers with status ${response.status}.`);
    },
    cacheWillUpdate: async ({ request, response }) => (isPage(pathOf(request.url)) ? response : null),
    handlerDidError: async ({ state }) => state?.error ?? precache.match(OFFLINE_PAGE),
  };
  const pages = new NetworkFirst({
    cacheName: visited.cacheName,
    networkTimeoutSeconds: PAGE_TIMEOUT,
    plugins: [cacheBeforeError, ...visited.plugins],
  });
  router.registerRoute(
    new Route(({ request, url }) => request.destination === 'document' || isPage(pathOf(url.href)), pages),
  );
}
