import { readdirSync } from 'node:fs';

/** Addresses of the interactive pages in `app/`: `/penjat` stands for its levels too. */
export function interactiveRoutes(): string[] {
  const files = readdirSync('app/(interactive)', { recursive: true, encoding: 'utf8' });
  const folders = files.flatMap((file) => {
    const [, folder] = /^(.*)\/page\.(?:[a-z-]+\.)?tsx$/.exec(file.replaceAll('\\', '/')) ?? [];
    return folder === undefined ? [] : [`/${folder.replace(/\([^/]*\)\/?/g, '').replace(/\/\[.*/, '')}`];
  });
  return [...new Set(folders)].sort();
}

/**
 * A line for each interactive page that the service worker or the budgets do not name: it would be missing offline, or have
 * a limit without a reason. Names are folders, as `penjat/`.
 */
export function interactiveProblems(
  routes: readonly string[],
  precached: readonly string[],
  budgets: readonly string[],
): string[] {
  const lists = [
    {
      names: precached,
      remedy:
        'it is missing offline. Name it in scripts/build/service-worker/precache.ts: in a group, or in `notPrecached`.',
    },
    {
      names: budgets,
      remedy: 'it has no budget. Name it in scripts/check/budget/budgets.ts, with its weight and the reason.',
    },
  ];
  return routes.flatMap((route) =>
    lists
      .filter(({ names }) => !names.some((name) => `/${name}`.startsWith(`${route}/`)))
      .map(({ remedy }) => `app/(interactive) · "${route}": ${remedy}`),
  );
}
