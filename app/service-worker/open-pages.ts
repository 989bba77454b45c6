import { isHashed, isListed, mayBePage, type PrecacheList, pathBelow } from '@/lib/offline/precache-list';
import { recordedDigest, recordPage } from './caches';

declare const self: ServiceWorkerGlobalScope;

/** False for a page loaded without a worker. */
export async function isOfThisBuild(clientId: string, list: PrecacheList): Promise<boolean> {
  const digest = await recordedDigest(clientId);
  return digest !== undefined && Object.values(list.files).includes(digest);
}

export async function everyPageIsOfThisBuild(list: PrecacheList): Promise<boolean> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = windows.filter(({ url }) => {
    const path = pathBelow(self.registration.scope, url, list);
    return path !== undefined && mayBePage(list, path);
  });
  return (await Promise.all(own.map(({ id }) => isOfThisBuild(id, list)))).every(Boolean);
}

/** Records a page that was loaded before the worker. It belongs to this build if all its hashed files do. */
export async function recordUncontrolledPage(
  page: WindowClient,
  loaded: readonly string[],
  list: PrecacheList,
): Promise<void> {
  if ((await recordedDigest(page.id)) !== undefined) return;
  const { scope } = self.registration;
  const paths = loaded.map((address) => pathBelow(scope, address, list)).filter((path) => path !== undefined);
  const known = paths.filter(isHashed).every((path) => isListed(list, path));
  const digest = list.files[pathBelow(scope, page.url, list) ?? ''];
  await recordPage(page.id, Promise.resolve(known && digest !== undefined ? digest : ''));
}
