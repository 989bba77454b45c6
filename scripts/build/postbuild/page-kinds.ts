// Reads what `next build` writes about its pages. The files are private to Next: each is read here only, and another shape stops the build.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';

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

/** Every page by its file ("/(static)/castells/[code]/page"), with its pattern ("/castells/[code]"). Next's own begin with `/_`. */
function listedPages(buildFolder: string): [file: string, pattern: string][] {
  const listed: Record<string, string> = JSON.parse(
    readFileSync(join(buildFolder, 'app-path-routes-manifest.json'), 'utf8'),
  );
  return Object.entries(listed).filter(([file]) => file.endsWith('/page'));
}

/** Throws at a page in neither folder. */
export function readPageKinds(buildFolder: string): PageKinds {
  const pages = listedPages(buildFolder)
    .filter(([file]) => !file.startsWith('/_'))
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

/** Throws at a page without React, the 404 page included, that has a client component, ours or a package's. */
export function refuseClientComponents(buildFolder: string): void {
  const pages = listedPages(buildFolder).map(([file]) => ({
    file,
    components: clientComponents(buildFolder, file),
  }));
  if (pages.every(({ components }) => components.length === 0))
    throw new Error(`${buildFolder} names no client component: Next lists them in another way.`);
  const problems = pages
    .filter(({ file, components }) => !file.startsWith(`/${groups.interactive}/`) && components.length > 0)
    .map(({ file, components }) => `app${file}: ${refusal(components)}`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

const refusal = (components: readonly string[]): string =>
  `it is a static page and contains client components: ${components.join(', ')}. Render them on the server with an enhancement, or move the page to app/(interactive).`;

/** Not Next's own and `global-error.tsx`, which are in every page. */
const notNext = /^\[project\]\/(?!node_modules\/next\/|app\/global-error\.tsx)(\S+)/;

/** From the list of client modules that Next writes for a page: all that it imports, drawn or not. */
function clientComponents(buildFolder: string, page: string): string[] {
  const file = join(buildFolder, 'server/app', `${page}_client-reference-manifest.js`);
  if (!existsSync(file)) throw new Error(`app${page}: Next lists no client components for it.`);
  // The file assigns to `globalThis.__RSC_MANIFEST`. It comes from our own build.
  const context: { __RSC_MANIFEST?: Record<string, { clientModules: object }>; globalThis?: object } = {};
  context.globalThis = context;
  vm.runInNewContext(readFileSync(file, 'utf8'), context);
  const modules = Object.keys(context.__RSC_MANIFEST?.[page]?.clientModules ?? {});
  if (modules.length === 0) throw new Error(`app${page}: Next lists its client components in another way.`);
  return [...new Set(modules.flatMap((path) => notNext.exec(path)?.[1] ?? []))].sort();
}
