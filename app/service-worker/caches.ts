declare const self: ServiceWorkerGlobalScope;

/** The scope is part of the name because other sites may share the origin. */
const nameOf = (what: string) => `${what} ${self.registration.scope}`;

export const cacheNames = {
  /** Keyed by digest. */
  precache: () => nameOf('copies'),
  /** They change without a build. */
  results: () => nameOf('results'),
  /** Digests of the open pages and names of the precached groups. */
  marks: () => nameOf('marks'),
};

/** Also those of older versions of the worker. */
export async function removeCaches(): Promise<void> {
  const all = await caches.keys();
  const own = all.filter((name) => name.slice(name.indexOf(' ') + 1) === self.registration.scope);
  await Promise.all(own.map((name) => caches.delete(name)));
}

/** The browser stops idle workers, so their state is stored in a cache. */
const addressOf = (kind: 'page' | 'group', name: string) => `${self.registration.scope}?${kind}=${name}`;

async function read(address: string): Promise<string | undefined> {
  return (await caches.match(address, { cacheName: cacheNames.marks() }))?.text();
}

async function write(address: string, text: string): Promise<void> {
  const cache = await caches.open(cacheNames.marks());
  await cache.put(address, new Response(text));
}

/** A worker that removes itself leaves no records. */
export const hasRecords = (): Promise<boolean> => caches.has(cacheNames.marks());

const arriving = new Map<string, Promise<string>>();

export async function recordPage(clientId: string, digest: Promise<string>): Promise<void> {
  arriving.set(clientId, digest);
  await write(addressOf('page', clientId), await digest);
  arriving.delete(clientId);
}

/** Returns undefined when the page was loaded without a worker. */
export const recordedDigest = (clientId: string): Promise<string | undefined> =>
  arriving.get(clientId) ?? read(addressOf('page', clientId));

export async function removeClosedPages(): Promise<void> {
  const cache = await caches.open(cacheNames.marks());
  for (const request of await cache.keys()) {
    const id = new URL(request.url).searchParams.get('page');
    if (id && !(await self.clients.get(id))) await cache.delete(request);
  }
}

/** The next build caches the group too. */
export const recordGroup = (name: string): Promise<void> => write(addressOf('group', name), name);

export const isGroupCached = async (name: string): Promise<boolean> =>
  (await read(addressOf('group', name))) !== undefined;

export async function removeGroupRecord(name: string): Promise<void> {
  const cache = await caches.open(cacheNames.marks());
  await cache.delete(addressOf('group', name));
}
