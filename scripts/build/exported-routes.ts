import { readdirSync } from 'node:fs';
import { dirname, posix } from 'node:path';

/** Pages without a route: a host or the worker serves them under other addresses. */
export const pageFilesWithoutRoute = ['404.html', 'sense-connexio.html'] as const;

/** Folders of Next, and the not-found page. */
const notRoutes = /^(_next|_not-found|404)(\/|$)/;

/**
 * Routes of a built folder, sorted and percent-encoded: "", "castells/4d8/", … Throws if there is none, so that no test
 * passes on an empty list.
 */
export function exportedRoutes(folder = 'out'): string[] {
  const routes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => posix.basename(path) === 'index.html' && !notRoutes.test(path))
    .map((path) =>
      dirname(path) === '.' ? '' : `${dirname(path).split('/').map(encodeURIComponent).join('/')}/`,
    )
    .sort();
  if (routes.length === 0) throw new Error(`${folder} has no page: run "npm run build" first.`);
  return routes;
}
