import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import {
  addressOf,
  GROUPS,
  type GroupName,
  isHashed,
  type PrecacheList,
  pathBelow,
} from '@/lib/offline/precache-list';
import { cacheNames, isGroupCached, recordGroup, removeGroupRecord } from './caches';
import { keyedByDigest, onlyExactFiles } from './plugins';

declare const self: ServiceWorkerGlobalScope;

const PARALLEL_REQUESTS = 4;

/** Keyed by digest. */
export type Precache = {
  readonly files: PrecacheController;
  /** From the cache, otherwise from the network. */
  readonly first: CacheFirst;
  /** Also groups that an older build had cached. Rejects if a file is missing. */
  readonly install: (event: ExtendableEvent) => Promise<void>;
  readonly cacheGroupOf: (page: string, event: ExtendableEvent) => Promise<void>;
  readonly removeOldFiles: (event: ExtendableEvent) => Promise<unknown>;
  /** Keeps only the core group, for when the quota is exceeded. */
  readonly makeRoom: () => Promise<void>;
};

export function makePrecache(list: PrecacheList): Precache {
  const { scope } = self.registration;
  const plugins = [onlyExactFiles(list)];
  const controllerOf = (paths: readonly string[]) => {
    const controller = new PrecacheController({ cacheName: cacheNames.precache(), plugins });
    controller.addToCacheList(
      paths.map((path) => ({
        url: addressOf(scope, path),
        revision: isHashed(path) ? null : (list.files[path] ?? null),
      })),
    );
    return controller;
  };
  const files = controllerOf(Object.keys(list.files));
  const core = controllerOf(list.groups.core);
  const first = new CacheFirst({
    cacheName: cacheNames.precache(),
    matchOptions: { ignoreVary: true },
    plugins: [...plugins, keyedByDigest(files, list)],
  });

  async function cacheGroup(group: GroupName, event: ExtendableEvent): Promise<void> {
    const remaining = [...list.groups[group]];
    // `allSettled`: no request is still running when this function rejects.
    const results = await Promise.allSettled(
      Array.from({ length: PARALLEL_REQUESTS }, async () => {
        for (let path = remaining.shift(); path !== undefined; path = remaining.shift()) {
          // The HTTP cache may still hold the file of another build.
          const cache = isHashed(path) ? 'default' : 'no-cache';
          const request = new Request(addressOf(scope, path), { cache, credentials: 'same-origin' });
          await Promise.all(first.handleAll({ request, event })).catch((error) => {
            // After a failure the parallel requests stop too.
            remaining.length = 0;
            throw error;
          });
        }
      }),
    );
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    const cache = await caches.open(cacheNames.precache());
    const cached = new Set((await cache.keys()).map(({ url }) => url));
    const missing = list.groups[group].filter(
      (path) => !cached.has(files.getCacheKeyForURL(addressOf(scope, path)) ?? ''),
    );
    if (missing.length > 0)
      throw new Error(`Not cached, since the host sent files of another build: ${missing.join(', ')}.`);
    await recordGroup(group);
  }

  return {
    files,
    first,
    async install(event) {
      await core.install(event);
      for (const group of GROUPS) if (await isGroupCached(group)) await cacheGroup(group, event);
    },
    async cacheGroupOf(page, event) {
      const path = pathBelow(scope, page, list);
      const group = path === undefined ? undefined : list.groupOfPage[path];
      if (group && !(await isGroupCached(group))) await cacheGroup(group, event);
    },
    removeOldFiles: (event) => files.activate(event),
    async makeRoom() {
      const cache = await caches.open(cacheNames.precache());
      const coreKeys = new Set(core.getURLsToCacheKeys().values());
      for (const request of await cache.keys()) if (!coreKeys.has(request.url)) await cache.delete(request);
      await caches.delete(cacheNames.results());
      await Promise.all(GROUPS.map(removeGroupRecord));
    },
  };
}
