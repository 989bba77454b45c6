declare const self: ServiceWorkerGlobalScope;

/**
 * Every cache is named by what it holds and the place of the site: other sites may stand on the same origin, below ours
 * or above it.
 */
const nameOf = (what: string) => `${what} ${self.registration.scope}`;

export const cacheNames = {
  /** Files of the build, each under its digest. */
  copies: () => nameOf('copies'),
  /** Results, which change without a build. */
  results: () => nameOf('results'),
  /** What is known of the open pages, and which groups were taken. */
  marks: () => nameOf('marks'),
};

/** Removes every cache of this site, those of former versions of the worker too. */
export async function removeCaches(): Promise<void> {
  const all = await caches.keys();
  const own = all.filter((name) => name.slice(name.indexOf(' ') + 1) === self.registration.scope);
  await Promise.all(own.map((name) => caches.delete(name)));
}
