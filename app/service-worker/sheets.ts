import type { CopyList } from '@/lib/offline/copy-list';
import { cacheNames } from './caches';
import { stamped } from './plugins';

declare const self: ServiceWorkerGlobalScope;

/** The CSV files may be on another host. */
export function isSheet(list: CopyList, address: string): boolean {
  const { scope } = self.registration;
  return list.sheets.some((sheet) => new URL(sheet, scope).href === new URL(address, scope).href);
}

/** Stores a CSV that a page has read and accepted. Ignores other addresses. */
export async function keepSheet(
  list: CopyList,
  address: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  if (!isSheet(list, address)) return;
  const cache = await caches.open(cacheNames.results());
  await cache.put(new URL(address, self.registration.scope).href, stamped(new Response(bytes)));
}
