declare const self: ServiceWorkerGlobalScope;

/** The scope is part of the name because other sites may share the origin. */
const nameOf = (what: string) => `${what} ${self.registration.scope}`;

export const cacheNames = {
  /** Files of the build, keyed by digest. */
  copies: () => nameOf('copies'),
  /** CSV files of the results, which change without a build. */
  results: () => nameOf('results'),
  /** Digests of the open pages and names of the precached groups. */
  marks: () => nameOf('marks'),
};

/** Removes every cache of this site, also those of older versions of the worker. */
export async function removeCaches(): Promise<void> {
  const all = await caches.keys();
  const own = all.filter((name) => name.slice(name.indexOf(' ') + 1) === self.registration.scope);
  await Promise.all(own.map((name) => caches.delete(name)));
}
