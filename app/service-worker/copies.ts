import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import {
  addressOf,
  type CopyList,
  GROUPS,
  type GroupName,
  isHashed,
  pathBelow,
} from '@/lib/offline/copy-list';
import { cacheNames } from './caches';
import { forgetGroup, isGroupMarked, markGroup } from './marks';
import { onlyOurFiles, underDigest } from './plugins';

declare const self: ServiceWorkerGlobalScope;

/** Files of a group that are requested in parallel. */
const TOGETHER = 4;

/** Cached files of a build, keyed by digest. */
export type Copies = {
  readonly files: PrecacheController;
  /** Answers from the cache. Otherwise fetches the file and caches it. */
  readonly first: CacheFirst;
  /** Caches the core group, and the groups that an older build had cached. Rejects if a file is missing. */
  readonly install: (event: ExtendableEvent) => Promise<void>;
  readonly takeBehind: (page: string, event: ExtendableEvent) => Promise<void>;
  readonly removeOthers: (event: ExtendableEvent) => Promise<unknown>;
  /** Removes all but the core group, for when the quota is exceeded. */
  readonly makeRoom: () => Promise<void>;
};

export function makeCopies(list: CopyList): Copies {
  const { scope } = self.registration;
  const plugins = [onlyOurFiles(list)];
  const controllerOf = (paths: readonly string[]) => {
    const controller = new PrecacheController({ cacheName: cacheNames.copies(), plugins });
    controller.addToCacheList(
      paths.map((path) => ({
        url: addressOf(scope, path),
        revision: isHashed(path) ? null : (list.files[path] ?? null),
      })),
    );
    return controller;
  };
  const files = controllerOf(Object.keys(list.files));
  const frame = controllerOf(list.groups.frame);
  const first = new CacheFirst({
    cacheName: cacheNames.copies(),
    matchOptions: { ignoreVary: true },
    plugins: [...plugins, underDigest(files, list)],
  });

  async function take(group: GroupName, event: ExtendableEvent): Promise<void> {
    const waiting = [...list.groups[group]];
    // `allSettled`: no request is still running when this function rejects.
    const ended = await Promise.allSettled(
      Array.from({ length: TOGETHER }, async () => {
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
          // The HTTP cache may still hold the file of another build.
          const cache = isHashed(path) ? 'default' : 'no-cache';
          const request = new Request(addressOf(scope, path), { cache, credentials: 'same-origin' });
          await Promise.all(first.handleAll({ request, event })).catch((error) => {
            // After a failure the parallel requests stop too.
            waiting.length = 0;
            throw error;
          });
        }
      }),
    );
    for (const end of ended) if (end.status === 'rejected') throw end.reason;
    const cache = await caches.open(cacheNames.copies());
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const missing = list.groups[group].filter(
      (path) => !kept.has(files.getCacheKeyForURL(addressOf(scope, path)) ?? ''),
    );
    if (missing.length > 0) throw new Error(`No copies of ${missing.join(', ')}: they are another build's.`);
    await markGroup(group);
  }

  return {
    files,
    first,
    async install(event) {
      await frame.install(event);
      for (const group of GROUPS) if (await isGroupMarked(group)) await take(group, event);
    },
    async takeBehind(page, event) {
      const path = pathBelow(scope, page, list);
      const group = path === undefined ? undefined : list.doors[path];
      if (group && !(await isGroupMarked(group))) await take(group, event);
    },
    removeOthers: (event) => files.activate(event),
    async makeRoom() {
      const cache = await caches.open(cacheNames.copies());
      const kept = new Set(frame.getURLsToCacheKeys().values());
      for (const request of await cache.keys()) if (!kept.has(request.url)) await cache.delete(request);
      await caches.delete(cacheNames.results());
      await Promise.all(GROUPS.map(forgetGroup));
    },
  };
}
