import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A document is shipped without React; a feature is hydrated by Next. */
export type PageKind = 'document' | 'feature';

/** Route groups of `app/` that say which pages are which: the folder a page stands in is the list. */
const groups: Readonly<Record<PageKind, string>> = { document: '(documents)', feature: '(features)' };

export type PageKinds = {
  /** The kind of a page by its address as exported ("castells/4d8/"). */
  readonly kindOf: (route: string) => PageKind;
  /** The first segment of every feature's address, each once: "sopa-de-lletres". */
  readonly features: readonly string[];
};

/**
 * Which pages are of which kind. Read from Next's own list of pages, so that none is of a kind that its folder does not
 * say. Throws at a page in neither group.
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
      if (!page) throw new Error(`/${route} is exported, but Next lists no page for it.`);
      return page.kind;
    },
    features: [
      ...new Set(
        pages.flatMap(({ kind, pattern }) => (kind === 'feature' ? [pattern.split('/')[1] ?? ''] : [])),
      ),
    ].sort(),
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
