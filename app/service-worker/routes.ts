import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { Route } from 'workbox-routing/Route.js';
import type { Router } from 'workbox-routing/Router.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js';
import { addressOf, type CopyList, isHashed, isListed, mayBePage, pathBelow } from '@/lib/offline/copy-list';
import { STORY_PATH } from '@/lib/story/address';
import { cacheNames } from './caches';
import type { Copies } from './copies';
import { isOurs } from './pages';
import { keptByPage, marksPages, onlyOurFiles, onlyWhole, orElse, underDigest } from './plugins';
import { isSheet } from './sheets';

declare const self: ServiceWorkerGlobalScope;

/** Timeout in seconds after which a page is served from the cache. */
const PAGE_PATIENCE = 3;
const storyHome = `${STORY_PATH.slice(1)}/`;

/** Timeout in seconds for the results. Meanwhile the pages show those of the build. */
const SHEET_PATIENCE = 20;

export function addRoutes(router: Router, list: CopyList, copies: Copies): void {
  const { scope } = self.registration;
  /** Builds a matcher for paths below the scope. */
  const on =
    (matches: (path: string) => boolean) =>
    ({ url }: { url: URL }): boolean => {
      const path = pathBelow(scope, url.href, list);
      return path !== undefined && matches(path);
    };
  const matchOptions = { ignoreVary: true };

  const sheets = new NetworkFirst({
    cacheName: cacheNames.results(),
    networkTimeoutSeconds: SHEET_PATIENCE,
    matchOptions,
    plugins: [onlyWhole, keptByPage],
  });
  router.registerRoute(new Route(({ url }) => isSheet(list, url.href), sheets));

  /**
   * Answers when network and cache have failed. Unknown passages redirect to the story's home, as in the 404 page.
   */
  async function answerAlone(request: Request): Promise<Response | undefined> {
    const path = pathBelow(scope, request.url, list);
    const isUnknown = path !== undefined && !isListed(list, path);
    return isUnknown && path.startsWith(storyHome) && isListed(list, storyHome)
      ? Response.redirect(addressOf(scope, storyHome))
      : copies.files.matchPrecache(addressOf(scope, list.offlinePage));
  }

  const pages = new NetworkFirst({
    cacheName: cacheNames.copies(),
    networkTimeoutSeconds: PAGE_PATIENCE,
    matchOptions,
    plugins: [onlyOurFiles(list), underDigest(copies.files, list), marksPages, orElse(answerAlone)],
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
      copies.first,
    ),
  );

  /** Names without a hash repeat in every build. A page of another build gets its own file from the network. */
  async function answerNamed(options: RouteHandlerCallbackOptions): Promise<Response> {
    const { event, request } = options;
    const foreign = event instanceof FetchEvent && !(await isOurs(event.clientId, list));
    return foreign ? fetch(request) : copies.first.handle(options);
  }
  router.registerRoute(
    new Route(
      on((path) => isListed(list, path)),
      { handle: answerNamed },
    ),
  );

  // Other addresses may belong to another site, so they always go to the network.
  router.registerRoute(
    new Route(
      ({ request }) => request.destination === 'document',
      new NetworkOnly({ plugins: [marksPages, orElse(answerAlone)] }),
    ),
  );
}
