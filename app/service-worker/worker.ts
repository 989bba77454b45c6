import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import { Router } from 'workbox-routing/Router.js';
import { savesData } from '@/lib/browser/device';
import type { PrecacheList } from '@/lib/offline/precache-list';
import { hasRecords, removeCaches, removeClosedPages } from './caches';
import { everyPageIsOfThisBuild, recordUncontrolledPage } from './open-pages';
import { makePrecache } from './precache';
import { addRoutes, cacheSpreadsheet } from './routes';

declare const self: ServiceWorkerGlobalScope;

/** Messages from pages: Workbox's own, the page is idle after load, the page has accepted a CSV of the results. */
type PageMessage =
  | { readonly type: 'CACHE_URLS'; readonly payload: { readonly urlsToCache: readonly string[] } }
  | { readonly type: 'AT_REST' }
  | {
      readonly type: 'KEEP_SHEET';
      readonly payload: { readonly address: string; readonly bytes: Uint8Array<ArrayBuffer> };
    };

const isFull = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError';

export function startWorker(list: PrecacheList): void {
  const precache = makePrecache(list);
  const router = new Router();
  addRoutes(router, list, precache);
  router.addFetchListener();
  // Pages loaded before the worker send the list of their files. The routes above cache them.
  router.addCacheListener();
  let installing = false;
  // While installing, removes nothing: an open game may still need files of the active worker.
  registerQuotaErrorCallback(async () => {
    if (!installing) await precache.makeRoom();
  });

  /** Takes over from an older worker when no open page needs that one, or when there are no records. */
  const takeOver = async () => {
    if (!(await hasRecords()) || (await everyPageIsOfThisBuild(list))) await self.skipWaiting();
  };

  const cacheGroupOf = (page: string, event: ExtendableEvent) =>
    precache.cacheGroupOf(page, event).catch(async (error) => {
      // Requests in flight may have cached files after room was made.
      if (isFull(error)) await precache.makeRoom();
      throw error;
    });

  self.addEventListener('install', (event) => {
    event.waitUntil(
      (async () => {
        if (savesData()) throw new Error('The user saves data: nothing is precached.');
        installing = true;
        try {
          await precache.install(event);
        } catch (error) {
          // If the quota is exceeded and there is no active worker, removes the caches. Otherwise the next attempt
          // continues from them.
          if (isFull(error) && !self.registration.active) await removeCaches();
          throw error;
        } finally {
          installing = false;
        }
        await takeOver();
      })(),
    );
  });

  self.addEventListener('activate', (event) => {
    event.waitUntil(
      (async () => {
        await precache.removeOldFiles(event);
        // The setting of an older worker persists, and Firefox resolves a failed preload with an error response.
        await self.registration.navigationPreload?.disable();
        // The page that registers the first worker is not controlled yet.
        await self.clients.claim();
      })(),
    );
  });

  self.addEventListener('message', (event) => {
    const message: PageMessage | undefined = event.data;
    if (!(event.source instanceof WindowClient)) return;
    const page = event.source;
    if (message?.type === 'CACHE_URLS')
      event.waitUntil(recordUncontrolledPage(page, message.payload.urlsToCache, list));
    if (message?.type === 'KEEP_SHEET')
      event.waitUntil(cacheSpreadsheet(list, message.payload.address, message.payload.bytes));
    if (message?.type === 'AT_REST')
      event.waitUntil(Promise.all([takeOver(), removeClosedPages(), cacheGroupOf(page.url, event)]));
  });
}
