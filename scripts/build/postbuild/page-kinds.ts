import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A static page has no React; an interactive page is hydrated by Next. */
export type PageKind = 'static' | 'interactive';

/** Folders of `app/` that decide the kind of their pages. */
const groups: Readonly<Record<PageKind, string>> = { static: '(static)', interactive: '(interactive)' };

export type PageKinds = {
  /** Kind of a page by its exported route ("castells/4d8/"). */
  readonly kindOf: (route: string) => PageKind;
  /** First segments of the addresses of interactive pages, without duplicates: "sopa-de-lletres". */
  readonly interactivePages: readonly string[];
};

/**
 * Reads the kind of every page from Next's own list of pages. Throws at a page in neither folder.
 */
export function readPageKinds(buildFolder: string): PageKinds {
  const listed: Record<string, string> = JSON.parse(
    readFileSync(join(buildFolder, 'app-path-routes-manifest.json'), 'utf8'),
  );
  const pages = Object.entries(listed)
    .filter(([file]) => file.endsWith('/page') && !file.startsWith('/_'))
    .map(([file, pattern]) => ({ kind: kindOf(file), pattern, matches: matcher(pattern) }));
  return {
    kindOf(route) {
      const page = pages.find(({ matches }) => matches(`/${route}`));
      if (!page) throw new Error(`/${route}: exported, but not in app-path-routes-manifest.json of Next.`);
      return page.kind;
    },
    interactivePages: [
      ...new Set(
        pages.flatMap(({ kind, pattern }) => (kind === 'interactive' ? [pattern.split('/')[1] ?? ''] : [])),
      ),
    ].sort(),
  };
}

function kindOf(file: string): PageKind {
  for (const kind of ['static', 'interactive'] as const)
    if (file.startsWith(`/${groups[kind]}/`)) return kind;
  throw new Error(`app${file}: move it to app/${groups.static} or app/${groups.interactive}.`);
}

/** `/castells/[castell]` matches `/castells/4d8/`. */
function matcher(pattern: string): (address: string) => boolean {
  const segments = pattern.split('/').filter(Boolean);
  return (address) => {
    const parts = address.split('/').filter(Boolean);
    return (
      parts.length === segments.length &&
      segments.every((segment, place) => segment.startsWith('[') || segment === parts[place])
    );
  };
}
