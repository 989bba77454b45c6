import { type CopyList, isHashed, isListed, mayBePage, pathBelow } from '@/lib/offline/copy-list';
import { markPage, pageMark } from './marks';

declare const self: ServiceWorkerGlobalScope;

/** Whether the document that a window shows is a file of this build. What came without a worker is not known to be. */
export async function isOurs(clientId: string, list: CopyList): Promise<boolean> {
  const digest = await pageMark(clientId);
  return digest !== undefined && Object.values(list.files).includes(digest);
}

/** Whether every open window of the site shows a document of this build, so that nobody needs an older one. */
export async function everyPageIsOurs(list: CopyList): Promise<boolean> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = windows.filter(({ url }) => {
    const path = pathBelow(self.registration.scope, url, list);
    return path !== undefined && mayBePage(list, path);
  });
  return (await Promise.all(own.map(({ id }) => isOurs(id, list)))).every(Boolean);
}

/**
 * Remembers the document of a window that came before the worker: it is this build's when all hashed files that it has
 * loaded are.
 */
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
