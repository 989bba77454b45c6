import { readdirSync } from 'node:fs';
import { dirname, posix } from 'node:path';

/** Pages without an address of their own: they answer where nothing else does. */
export const pageFilesWithoutRoute = ['404.html', 'sense-connexio.html'] as const;

/** Next's own folders and the page that answers unknown addresses are no routes. */
const notRoutes = /^(_next|_not-found|404)(\/|$)/;

/**
 * Every page of a built folder as an address below the site's root, in order: "", "castells/4d8/", … Each name is
 * percent-encoded, as links write it. Throws when there is none, so that no test passes over an empty list.
 */
export function exportedRoutes(folder = 'out'): string[] {
  const routes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => posix.basename(path) === 'index.html' && !notRoutes.test(path))
    .map((path) =>
      dirname(path) === '.' ? '' : `${dirname(path).split('/').map(encodeURIComponent).join('/')}/`,
    )
    .sort();
  if (routes.length === 0) throw new Error(`${folder} holds no page: build it first.`);
  return routes;
}
