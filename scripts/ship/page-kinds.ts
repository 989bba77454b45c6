import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A document is shipped without React; a feature is hydrated by Next. */
export type PageKind = 'document' | 'feature';

/** Route groups of `app/` that say which pages are which: the folder a page stands in is the list. */
const groups: Readonly<Record<PageKind, string>> = { document: '(documents)', feature: '(features)' };

/**
 * The kind of each page by its address as exported ("castells/4d8/"). Read from Next's own list of pages, so that no
 * page is of a kind its folder does not say. Throws at a page in neither group.
 */
export function readPageKinds(buildFolder: string): (route: string) => PageKind {
  const listed: Record<string, string> = JSON.parse(
    readFileSync(join(buildFolder, 'app-path-routes-manifest.json'), 'utf8'),
  );
  const pages = Object.entries(listed)
    .filter(([file]) => file.endsWith('/page') && !file.startsWith('/_'))
    .map(([file, pattern]) => ({ kind: kindOf(file), matches: matcher(pattern) }));
  return (route) => {
    const page = pages.find(({ matches }) => matches(`/${route}`));
    if (!page) throw new Error(`/${route} is exported, but Next lists no page for it.`);
    return page.kind;
  };
}

function kindOf(file: string): PageKind {
  for (const kind of ['document', 'feature'] as const) if (file.startsWith(`/${groups[kind]}/`)) return kind;
  throw new Error(`app${file} stands in neither ${groups.document} nor ${groups.feature}.`);
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
