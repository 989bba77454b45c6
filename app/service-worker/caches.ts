import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CACHED_AT_HEADER, formatCachedAt } from '@/lib/offline/precache-list';

declare const self: ServiceWorkerGlobalScope;

/** The scope is part of the name because other sites may share the origin. */
const nameOf = (what: string) => `${what} ${self.registration.scope}`;

export const cacheNames = {
  /** Files of this build whose name has no hash. */
  precache: () => nameOf('precache'),
  /** Files whose name has a hash, of all builds: an open page of an older build finds its own. */
  hashed: () => nameOf('hashed'),
  /** Visited pages and their pictures. */
  visited: () => nameOf('visited'),
  /** CSV files, which change without a build. */
  results: () => nameOf('results'),
};

/** Removes also the caches of older versions of the worker. */
export async function removeCaches(kept: readonly string[] = []): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.endsWith(` ${self.registration.scope}`));
  await Promise.all(own.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)));
}

/**
 * With the current time in a header. The body is already decompressed, so length and encoding are removed, and `Vary`, since
 * each address has one response.
 */
export function withCachedAt(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'Vary']) headers.delete(name);
  headers.append(CACHED_AT_HEADER, formatCachedAt(new Date().toISOString()));
  return new Response(response.body, { status: response.status, headers });
}

/** Neither redirects nor errors are cached. */
export const stampsTime: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? withCachedAt(response) : null),
};

/** For files that must exist. Instead of a file some hosts answer with a page and status 200. */
export const failsIfMissing: WorkboxPlugin = {
  async fetchDidSucceed({ request, response }) {
    const type = response.headers.get('Content-Type') ?? '';
    const isPage = /(\/|\.html)$/.test(new URL(request.url).pathname);
    if (!response.ok || (type.startsWith('text/html') && !isPage))
      throw new Error(`${request.url} answers with status ${response.status} and type "${type}".`);
    return response;
  },
};
