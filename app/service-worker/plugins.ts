import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import {
  addressOf,
  CACHED_AT_HEADER,
  DIGEST_LENGTH,
  formatCachedAt,
  type PrecacheList,
  pathBelow,
} from '@/lib/offline/precache-list';
import { recordPage } from './caches';

/** Digest of the body as the build writes it, or undefined if truncated. */
export async function digestOf(response: Response): Promise<string | undefined> {
  try {
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .slice(0, DIGEST_LENGTH);
  } catch {
    return undefined;
  }
}

declare const self: ServiceWorkerGlobalScope;

/** With the current time in a header. The body is already decompressed, so length and encoding are removed. */
export function withCachedAt(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  headers.append(CACHED_AT_HEADER, formatCachedAt(new Date().toISOString()));
  return new Response(response.body, { status: response.status, headers });
}

/**
 * Caches only exact copies of the build's files. Truncated responses, captive-portal pages and files from another
 * build are never cached.
 */
export const onlyExactFiles = (list: PrecacheList): WorkboxPlugin => ({
  async cacheWillUpdate({ request, response }) {
    const path = pathBelow(self.registration.scope, request.url, list);
    if (path === undefined || response.status !== 200) return null;
    return (await digestOf(response.clone())) === list.files[path] ? withCachedAt(response) : null;
  },
});

/** A file of another build never matches. */
export const keyedByDigest = (files: PrecacheController, list: PrecacheList): WorkboxPlugin => ({
  async cacheKeyWillBeUsed({ request }) {
    const { scope } = self.registration;
    const path = pathBelow(scope, request.url, list);
    return (path !== undefined && files.getCacheKeyForURL(addressOf(scope, path))) || request;
  },
});

export const recordsPages: WorkboxPlugin = {
  async handlerWillRespond({ event, response }) {
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
    if (event instanceof FetchEvent && event.resultingClientId && isPage)
      event.waitUntil(recordPage(event.resultingClientId, digestOf(response.clone()).then(String)));
    return response;
  },
};

export const orAnswer = (answer: (request: Request) => Promise<Response | undefined>): WorkboxPlugin => ({
  handlerDidError: ({ request }) => answer(request),
});

/** Reads the whole body first, so that a truncated response counts as a failure. */
export const onlyComplete: WorkboxPlugin = {
  async fetchDidSucceed({ response }) {
    if (response.type === 'opaque' || response.type === 'error') return response;
    const { status, statusText, headers } = response;
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
  },
};

/** Stores nothing. A status of 200 does not prove that the body is a CSV, so the page that reads it decides. */
export const storedByPage: WorkboxPlugin = { cacheWillUpdate: async () => null };
