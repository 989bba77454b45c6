import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { Route } from 'workbox-routing/Route.js';
import type { Router } from 'workbox-routing/Router.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js';
import {
  addressOf,
  isHashed,
  isListed,
  mayBePage,
  type PrecacheList,
  pathBelow,
} from '@/lib/offline/precache-list';
import { STORY_PATH } from '@/lib/story/address';
import { cacheNames } from './caches';
import { isOfThisBuild } from './open-pages';
import {
  keyedByDigest,
  onlyComplete,
  onlyExactFiles,
  orAnswer,
  recordsPages,
  storedByPage,
  withCachedAt,
} from './plugins';
import type { Precache } from './precache';

/** The CSV files may be on another host. */
function isSpreadsheet(list: PrecacheList, address: string): boolean {
  const { scope } = self.registration;
  return list.spreadsheets.some((sheet) => new URL(sheet, scope).href === new URL(address, scope).href);
}

/** A page has read and accepted it. Ignores other addresses. */
export async function cacheSpreadsheet(
  list: PrecacheList,
  address: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  if (!isSpreadsheet(list, address)) return;
  const cache = await caches.open(cacheNames.results());
  await cache.put(new URL(address, self.registration.scope).href, withCachedAt(new Response(bytes)));
}

declare const self: ServiceWorkerGlobalScope;

/** Seconds until a page is served from the cache. */
const PAGE_TIMEOUT = 3;
const storyHome = `${STORY_PATH.slice(1)}/`;

/** Seconds. Meanwhile the pages show the results of the build. */
const RESULTS_TIMEOUT = 20;

export function addRoutes(router: Router, list: PrecacheList, precache: Precache): void {
  const { scope } = self.registration;
  const on =
    (matches: (path: string) => boolean) =>
    ({ url }: { url: URL }): boolean => {
      const path = pathBelow(scope, url.href, list);
      return path !== undefined && matches(path);
    };
  const matchOptions = { ignoreVary: true };

  const spreadsheets = new NetworkFirst({
    cacheName: cacheNames.results(),
    networkTimeoutSeconds: RESULTS_TIMEOUT,
    matchOptions,
    plugins: [onlyComplete, storedByPage],
  });
  router.registerRoute(new Route(({ url }) => isSpreadsheet(list, url.href), spreadsheets));

  /**
   * Answers when network and cache have failed. Unknown passages redirect to the story's home, as in the 404 page.
   */
  async function answerOffline(request: Request): Promise<Response | undefined> {
    const path = pathBelow(scope, request.url, list);
    const isUnknown = path !== undefined && !isListed(list, path);
    return isUnknown && path.startsWith(storyHome) && isListed(list, storyHome)
      ? Response.redirect(addressOf(scope, storyHome))
      : precache.files.matchPrecache(addressOf(scope, list.offlinePage));
  }

  const pages = new NetworkFirst({
    cacheName: cacheNames.precache(),
    networkTimeoutSeconds: PAGE_TIMEOUT,
    matchOptions,
    plugins: [
      onlyExactFiles(list),
      keyedByDigest(precache.files, list),
      recordsPages,
      orAnswer(answerOffline),
    ],
  });
  router.registerRoute(
    new Route(
      on((path) => mayBePage(list, path)),
      pages,
    ),
  );

  router.registerRoute(
    new Route(
      on((path) => isHashed(path) && isListed(list, path)),
      precache.first,
    ),
  );

  /** Names without a hash repeat in every build. A page of another build gets its own file from the network. */
  async function answerUnhashed(options: RouteHandlerCallbackOptions): Promise<Response> {
    const { event, request } = options;
    const foreign = event instanceof FetchEvent && !(await isOfThisBuild(event.clientId, list));
    return foreign ? fetch(request) : precache.first.handle(options);
  }
  router.registerRoute(
    new Route(
      on((path) => isListed(list, path)),
      { handle: answerUnhashed },
    ),
  );

  // Other addresses may belong to another site, so they always go to the network.
  router.registerRoute(
    new Route(
      ({ request }) => request.destination === 'document',
      new NetworkOnly({ plugins: [recordsPages, orAnswer(answerOffline)] }),
    ),
  );
}
