import { type CopyList, isHashed, isListed, mayBePage, pathBelow } from '@/lib/offline/copy-list';
import { markPage, pageMark } from './marks';

declare const self: ServiceWorkerGlobalScope;

/** Returns whether the page of a window is a file of this build. False when it was loaded without a worker. */
export async function isOurs(clientId: string, list: CopyList): Promise<boolean> {
  const digest = await pageMark(clientId);
  return digest !== undefined && Object.values(list.files).includes(digest);
}

/** Returns whether every open window of the site shows a page of this build. */
export async function everyPageIsOurs(list: CopyList): Promise<boolean> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = windows.filter(({ url }) => {
    const path = pathBelow(self.registration.scope, url, list);
    return path !== undefined && mayBePage(list, path);
  });
  return (await Promise.all(own.map(({ id }) => isOurs(id, list)))).every(Boolean);
}

/** Marks a page that was loaded before the worker. It belongs to this build if all its hashed files do. */
export async function markUncontrolled(
  page: WindowClient,
  loaded: readonly string[],
  list: CopyList,
): Promise<void> {
  if ((await pageMark(page.id)) !== undefined) return;
  const { scope } = self.registration;
  const paths = loaded.map((address) => pathBelow(scope, address, list)).filter((path) => path !== undefined);
  const known = paths.filter(isHashed).every((path) => isListed(list, path));
  const digest = list.files[pathBelow(scope, page.url, list) ?? ''];
  await markPage(page.id, Promise.resolve(known && digest !== undefined ? digest : ''));
}
