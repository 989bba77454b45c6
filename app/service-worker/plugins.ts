import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { addressOf, type CopyList, pathBelow } from '@/lib/offline/copy-list';
import { STAMP_HEADER, stampOf } from '@/lib/offline/copy-stamp';
import { digestOf } from './digest';
import { markPage } from './marks';

declare const self: ServiceWorkerGlobalScope;

/** The same answer with the time of now, as it is kept. Its body is no longer packed. */
export function stamped(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  headers.append(STAMP_HEADER, stampOf(new Date().toISOString()));
  return new Response(response.body, { status: response.status, headers });
}

/**
 * Keeps an answer only when it is, to the letter, the build's own file: half an answer, the door of a foreign network
 * and a file of another build never become copies.
 */
export const onlyOurFiles = (list: CopyList): WorkboxPlugin => ({
  async cacheWillUpdate({ request, response }) {
    const path = pathBelow(self.registration.scope, request.url, list);
    if (path === undefined || response.status !== 200) return null;
    return (await digestOf(response.clone())) === list.files[path] ? stamped(response) : null;
  },
});

/** Finds and keeps a file under its digest, so that a copy of another build is never taken for it. */
export const underDigest = (files: PrecacheController, list: CopyList): WorkboxPlugin => ({
  async cacheKeyWillBeUsed({ request }) {
    const { scope } = self.registration;
    const path = pathBelow(scope, request.url, list);
    return (path !== undefined && files.getCacheKeyForURL(addressOf(scope, path))) || request;
  },
});

/** Remembers which document each window gets, from the network or from the copy. */
export const marksPages: WorkboxPlugin = {
  async handlerWillRespond({ event, response }) {
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
    if (event instanceof FetchEvent && event.resultingClientId && isPage)
      event.waitUntil(markPage(event.resultingClientId, digestOf(response.clone()).then(String)));
    return response;
  },
};

/** What answers when there is neither network nor copy. */
export const orElse = (answer: (request: Request) => Promise<Response | undefined>): WorkboxPlugin => ({
  handlerDidError: ({ request }) => answer(request),
});

/** Takes an answer whole before it is used, so that one which breaks off counts as none. */
export const onlyWhole: WorkboxPlugin = {
  async fetchDidSucceed({ response }) {
    if (response.type === 'opaque' || response.type === 'error') return response;
    const { status, statusText, headers } = response;
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
  },
};

/** Stores nothing: a status says little of a CSV, so the page that reads it decides. */
export const keptByPage: WorkboxPlugin = { cacheWillUpdate: async () => null };
