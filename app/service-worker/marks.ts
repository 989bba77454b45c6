import { cacheNames } from './caches';

declare const self: ServiceWorkerGlobalScope;

/** A worker is stopped whenever it rests, so what it must remember lies in a cache of its own. */
const addressOf = (kind: 'page' | 'group', name: string) => `${self.registration.scope}?${kind}=${name}`;

async function read(address: string): Promise<string | undefined> {
  return (await caches.match(address, { cacheName: cacheNames.marks() }))?.text();
}

async function write(address: string, text: string): Promise<void> {
  const cache = await caches.open(cacheNames.marks());
  await cache.put(address, new Response(text));
}

/** Whether a worker has been at work here: one that removes itself leaves no marks. */
export const areMarks = (): Promise<boolean> => caches.has(cacheNames.marks());

/** Digests of pages that are still being read, by the id of their window. */
const arriving = new Map<string, Promise<string>>();

/** Remembers which document a window shows, by its digest, which may be still on its way. */
export async function markPage(clientId: string, digest: Promise<string>): Promise<void> {
  arriving.set(clientId, digest);
  await write(addressOf('page', clientId), await digest);
  arriving.delete(clientId);
}

/** The digest of the document that a window shows; undefined when it came without a worker. */
export const pageMark = (clientId: string): Promise<string | undefined> =>
  arriving.get(clientId) ?? read(addressOf('page', clientId));

/** Forgets the windows that are closed. */
export async function forgetClosedPages(): Promise<void> {
  const cache = await caches.open(cacheNames.marks());
  for (const request of await cache.keys()) {
    const id = new URL(request.url).searchParams.get('page');
    if (id && !(await self.clients.get(id))) await cache.delete(request);
  }
}

/** Remembers that a group was taken, so that the next build takes it too. */
export const markGroup = (name: string): Promise<void> => write(addressOf('group', name), name);

export const isGroupMarked = async (name: string): Promise<boolean> =>
  (await read(addressOf('group', name))) !== undefined;

export async function forgetGroup(name: string): Promise<void> {
  const cache = await caches.open(cacheNames.marks());
  await cache.delete(addressOf('group', name));
}
