import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import { Router } from 'workbox-routing/Router.js';
import { savesData } from '@/lib/browser/save-data';
import type { CopyList } from '@/lib/offline/copy-list';
import { removeCaches } from './caches';
import { makeCopies } from './copies';
import { areMarks, forgetClosedPages } from './marks';
import { everyPageIsOurs, markUncontrolled } from './pages';
import { addRoutes } from './routes';
import { keepSheet } from './sheets';

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

export function startWorker(list: CopyList): void {
  const copies = makeCopies(list);
  const router = new Router();
  addRoutes(router, list, copies);
  router.addFetchListener();
  // Pages loaded before the worker send the list of their files. The routes above cache them.
  router.addCacheListener();
  let installing = false;
  // While installing, removes nothing: an open game may still need files of the active worker.
  registerQuotaErrorCallback(async () => {
    if (!installing) await copies.makeRoom();
  });

  /** Takes over from an older worker when no open page needs that one, or when there are no marks. */
  const takeOver = async () => {
    if (!(await areMarks()) || (await everyPageIsOurs(list))) await self.skipWaiting();
  };

  const takeBehind = (page: string, event: ExtendableEvent) =>
    copies.takeBehind(page, event).catch(async (error) => {
      // Requests in flight may have cached files after room was made.
      if (isFull(error)) await copies.makeRoom();
      throw error;
    });

  self.addEventListener('install', (event) => {
    event.waitUntil(
      (async () => {
        if (savesData()) throw new Error('Nothing is taken in advance where data are saved.');
        installing = true;
        try {
          await copies.install(event);
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
        await copies.removeOthers(event);
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
      event.waitUntil(markUncontrolled(page, message.payload.urlsToCache, list));
    if (message?.type === 'KEEP_SHEET')
      event.waitUntil(keepSheet(list, message.payload.address, message.payload.bytes));
    if (message?.type === 'AT_REST')
      event.waitUntil(Promise.all([takeOver(), forgetClosedPages(), takeBehind(page.url, event)]));
  });
}
