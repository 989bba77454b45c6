import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { type GroupName, isHashed, type PrecacheList, pathBelow } from '@/lib/offline/precache-list';
import { cacheNames, failsIfMissing, stampsTime } from './caches';

declare const self: ServiceWorkerGlobalScope;

/** Files of older builds, and visited pages and pictures, that an update leaves. Removes the oldest. */
const MAX_OLD_FILES = 500;

const PARALLEL_REQUESTS = 4;

/** Milliseconds for each file: one that never comes does not hold back an update. The next page starts it again. */
const FILE_TIMEOUT = 60_000;

export type Precache = ReturnType<typeof makePrecache>;

export function makePrecache(list: PrecacheList) {
  const { scope } = self.registration;
  const addressOf = (path: string) => new URL(path, scope).href;
  const hashed = new CacheFirst({
    cacheName: cacheNames.hashed(),
    plugins: [stampsTime, failsIfMissing],
  });
  const cacheName = cacheNames.precache();
  const controller = new PrecacheController({ cacheName });
  const allFiles = Object.values(list.groups).flat();
  for (const { path, revision } of allFiles)
    if (!isHashed(path)) controller.addToCacheList([{ url: addressOf(path), revision }]);
  const keyed = {
    cacheKeyWillBeUsed: async ({ request }: { request: Request }) =>
      controller.getCacheKeyForURL(request.url) ?? request,
  };
  const unhashed = new CacheFirst({ cacheName, plugins: [keyed, stampsTime, failsIfMissing] });

  /** `install` of the controller works only while the worker is installed. */
  async function cacheGroup(group: GroupName | undefined, event: ExtendableEvent): Promise<void> {
    const remaining = [...(group ? list.groups[group] : [])];
    const cacheRemaining = async () => {
      for (let file = remaining.shift(); file; file = remaining.shift()) {
        // The HTTP cache may still hold the file of another build.
        const cache = isHashed(file.path) ? 'default' : 'no-cache';
        const signal = AbortSignal.timeout(FILE_TIMEOUT);
        const request = new Request(addressOf(file.path), { cache, signal });
        await Promise.all((isHashed(file.path) ? hashed : unhashed).handleAll({ event, request }));
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, cacheRemaining));
  }

  return {
    /** From the cache of any build, otherwise from the network. */
    hashed,
    /** Not a page. */
    isFile: (path: string) =>
      /[^/]$/.test(path) && controller.getCacheKeyForURL(addressOf(path)) !== undefined,
    match: (path: string) => controller.matchPrecache(addressOf(path)),
    /** Caches `core`, and the groups of cached pages. Rejects if a file is missing. */
    async install(event: ExtendableEvent): Promise<void> {
      await cacheGroup('core', event);
      const names = [cacheName, cacheNames.visited()];
      const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      const groups = cached.flat().map(({ url }) => list.groupOfPage[pathBelow(scope, url) ?? '']);
      for (const group of new Set(groups)) await cacheGroup(group, event);
    },
    cacheGroupOf: (page: string, event: ExtendableEvent) =>
      cacheGroup(list.groupOfPage[pathBelow(scope, page) ?? ''], event),
    async removeOldFiles(event: ExtendableEvent): Promise<void> {
      await controller.activate(event);
      const listed = new Set(allFiles.map(({ path }) => addressOf(path)));
      for (const name of [cacheNames.hashed(), cacheNames.visited()]) {
        const cache = await caches.open(name);
        const others = (await cache.keys()).filter(({ url }) => !listed.has(url));
        await Promise.all(others.slice(0, -MAX_OLD_FILES).map((request) => cache.delete(request)));
      }
    },
  };
}
