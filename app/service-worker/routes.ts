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

/** Seconds that a page may keep a visitor waiting when there is a copy of it. */
const PAGE_PATIENCE = 3;
const storyHome = `${STORY_PATH.slice(1)}/`;

/** Seconds that the results may: the pages show those of the build meanwhile. */
const SHEET_PATIENCE = 20;

/** Says which requests the worker answers and how; all others pass it by. */
export function addRoutes(router: Router, list: CopyList, copies: Copies): void {
  const { scope } = self.registration;
  /** Whether the path of an address, when it is one of ours, is of a kind. */
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

  /** Answers for a page without network and copy: an unknown passage leads to the story's home, as the 404 page does. */
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

  /** A name without a hash is another file in another build: a page of that one gets its own from the network. */
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

  // Any other address may be another site's, so its host answers. Without network nobody does, and the visitor is told.
  router.registerRoute(
    new Route(
      ({ request }) => request.destination === 'document',
      new NetworkOnly({ plugins: [marksPages, orElse(answerAlone)] }),
    ),
  );
}
