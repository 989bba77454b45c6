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

/** Messages of pages: Workbox's own, that a page has come to rest, and that it could read a CSV of the results. */
type PageMessage =
  | { readonly type: 'CACHE_URLS'; readonly payload: { readonly urlsToCache: readonly string[] } }
  | { readonly type: 'AT_REST' }
  | {
      readonly type: 'KEEP_SHEET';
      readonly payload: { readonly address: string; readonly bytes: Uint8Array<ArrayBuffer> };
    };

/** Whether a copy was refused for want of room. */
const isFull = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError';

/** Starts the worker of a build; `list` says all that it knows of it. */
export function startWorker(list: CopyList): void {
  const copies = makeCopies(list);
  const router = new Router();
  addRoutes(router, list, copies);
  router.addFetchListener();
  // Pages that were there before the worker name what they have loaded, and the routes above take it.
  router.addCacheListener();
  let installing = false;
  // A worker that comes in gives up nothing of the one that is there, whose copies an open game may need.
  registerQuotaErrorCallback(async () => {
    if (!installing) await copies.makeRoom();
  });

  /** A worker takes over from an older one when that has no page left to look after, or keeps no copies. */
  const takeOver = async () => {
    if (!(await areMarks()) || (await everyPageIsOurs(list))) await self.skipWaiting();
  };

  /** Takes what lies behind a page. */
  const takeBehind = (page: string, event: ExtendableEvent) =>
    copies.takeBehind(page, event).catch(async (error) => {
      // What was on its way when room was made has been kept after it.
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
          // Storage that is full already is left as it was found; of what broke off, the next try makes use.
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
        // A registration keeps what a former worker enabled, and Firefox resolves a preload that failed with an error response.
        await self.registration.navigationPreload?.disable();
        // The page that brought the first worker has none yet.
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
