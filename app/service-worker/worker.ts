import { Router } from 'workbox-routing/Router.js';
import { savesData } from '@/lib/browser/device';
import type { PrecacheList } from '@/lib/offline/precache-list';
import { cacheNames, removeCaches, withCachedAt } from './caches';
import { makePrecache } from './precache';
import { addRoutes, isSpreadsheet } from './routes';

declare const self: ServiceWorkerGlobalScope;

/** Messages from pages, beside Workbox's own: the page is idle after load, the page has accepted a CSV of the results. */
type PageMessage =
  | { readonly type: 'AT_REST' }
  | {
      readonly type: 'KEEP_SHEET';
      readonly payload: { readonly address: string; readonly bytes: Uint8Array<ArrayBuffer> };
    };

export function startWorker(list: PrecacheList): void {
  const precache = makePrecache(list);
  const router = new Router();
  addRoutes(router, list, precache);
  router.addFetchListener();
  // Pages loaded before the worker send the list of their files. The routes above cache them.
  router.addCacheListener();

  async function install(event: ExtendableEvent): Promise<void> {
    if (savesData()) throw new Error('The user saves data: nothing is precached.');
    await precache.install(event);
    // No page is reloaded, and one of an older build still finds its hashed files in the cache.
    await self.skipWaiting();
  }
  self.addEventListener('install', (event) => event.waitUntil(install(event)));

  async function activate(event: ExtendableEvent): Promise<void> {
    await precache.removeOldFiles(event);
    await removeCaches(Object.values(cacheNames).map((nameOf) => nameOf()));
    // Early versions enabled it, and Firefox resolves a failed preload with an error response.
    await self.registration.navigationPreload?.disable();
    // The page that registers the first worker is not controlled yet.
    await self.clients.claim();
  }
  self.addEventListener('activate', (event) => event.waitUntil(activate(event)));

  /** Ignores other addresses. */
  async function cacheSpreadsheet(address: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    if (!isSpreadsheet(list, address)) return;
    const cache = await caches.open(cacheNames.results());
    await cache.put(new URL(address, self.registration.scope).href, withCachedAt(new Response(bytes)));
  }
  self.addEventListener('message', (event) => {
    const message: PageMessage | undefined = event.data;
    if (!(event.source instanceof WindowClient)) return;
    if (message?.type === 'KEEP_SHEET')
      event.waitUntil(cacheSpreadsheet(message.payload.address, message.payload.bytes));
    if (message?.type === 'AT_REST') event.waitUntil(precache.cacheGroupOf(event.source.url, event));
  });
}
