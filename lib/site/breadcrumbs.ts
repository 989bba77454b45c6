import type { PageEntry } from './page';

export type Step = { readonly name: string; readonly path: string };

/** Starts at the home page, which has none itself. `route` has no trailing slash. */
export function stepsTo(route: string, heading: string, pages: readonly PageEntry[]): Step[] {
  if (route === '/' || route === '') return [];
  const segments = route.split('/').filter(Boolean);
  const above = [
    '/',
    ...segments.slice(0, -1).map((_, index) => `/${segments.slice(0, index + 1).join('/')}`),
  ];
  const steps = above.flatMap((path) => stepAt(path, pages));
  return [...steps, { name: heading, path: route }];
}

function stepAt(path: string, pages: readonly PageEntry[]): Step[] {
  const entry = pages.find((page) => page.path === path);
  if (!entry) return [];
  if (entry.description === undefined) return entry.above ? stepAt(entry.above, pages) : [];
  return [{ name: entry.section ?? entry.path, path }];
}
