import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pages } from '@/content/pages';
import { DAILY_PICTURES } from '@/lib/games/daily-castell/catalogue';
import { encodePath, isHashed, OFFLINE_PAGE, type PrecacheList } from '@/lib/offline/precache-list';
import type { PageEntry } from '@/lib/site/pages';
import { PHOTO_FOLDER } from '@/lib/site/photos';
import { DRAWING_MODULE } from '@/scripts/build/postbuild/enhancements';

/** Files and folders that the pages of a group load without naming them. */
const FURTHER_FILES = {
  core: [OFFLINE_PAGE, 'manifest.webmanifest', 'data/aniversaris.json', `_next/static/${DRAWING_MODULE}`],
  games: ['jocs/', 'memory/', 'cartes/', 'sons/', `${DAILY_PICTURES}/`],
  results: ['data/instantania.csv'],
} as const;

/** PDFs, social cards, the search (which is cached when it is used), feeds and files of the host. */
const NEVER_CACHED =
  /^(targetes|uploads)\/|^_next\/static\/cerca-|^\.|^_(headers|nginx\.conf)$|\.(ics|xml|txt)$|^sw\.js$/;

/** Addresses in HTML, and the chunks that a script names. */
const NAMES = /[\w.~%+/-]+\.\w+/g;
/** Browsers with service workers do not run these. */
const FOR_OLD_BROWSERS = /<script[^>]*\bnomodule\b[^>]*>/gi;

const entries = Object.values<PageEntry>(pages);

export function listFiles(folder: string, basePath: string, spreadsheets: readonly string[]): PrecacheList {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/').normalize())
    .filter((file) => !NEVER_CACHED.test(file) && !spreadsheets.includes(`${basePath}/${file}`))
    .sort();
  const fileAt = new Map(files.flatMap((file) => [file, encodePath(file)].map((path) => [path, file])));
  const below = (tops: readonly string[]) => files.filter((file) => tops.some((top) => file.startsWith(top)));

  const known = new Map<string, readonly string[]>();
  /** Many pages load the same scripts. */
  function namedBy(file: string): readonly string[] {
    const named = known.get(file) ?? readNames(file);
    known.set(file, named);
    return named;
  }

  /** Without photographs and the largest drawings, which a visit caches, and the icon of an installation. */
  function readNames(file: string): readonly string[] {
    if (!/\.(html|js)$/.test(file)) return [];
    const text = readFileSync(join(folder, file), 'utf8').replace(FOR_OLD_BROWSERS, '');
    return [...text.matchAll(NAMES)]
      .map(([name]) => (name.startsWith(`${basePath}/`) ? name.slice(basePath.length + 1) : `_next/${name}`))
      .flatMap((path) => fileAt.get(path) ?? [])
      .filter(
        (named) =>
          !/\.html$|-1080\.avif$|^icons\/apple-/.test(named) && !named.startsWith(`${PHOTO_FOLDER}/`),
      );
  }

  /** What the page names, and what the named scripts name. */
  function loadedBy(page: string): string[] {
    const found = new Set([page]);
    // A set visits what is added meanwhile.
    for (const file of found) for (const named of namedBy(file)) found.add(named);
    return [...found];
  }

  function loadedLater(page: string): string[] {
    const atOnce = [page, ...namedBy(page)];
    return loadedBy(page).filter((file) => !atOnce.includes(file));
  }

  function filesOf(group: keyof typeof FURTHER_FILES, loaded: (page: string) => readonly string[]): string[] {
    const tops = entries
      .filter(({ offline }) => offline === group)
      .map(({ path }) => (path === '/' ? 'index.html' : `${path.slice(1)}/`));
    const ownPages = below(tops).filter((file) => file.endsWith('.html'));
    return [...new Set([...ownPages.flatMap(loaded), ...below(FURTHER_FILES[group])])].sort();
  }

  const core = filesOf('core', (page) => [page, ...namedBy(page)]);
  const listed = (group: readonly string[]) =>
    group.map((file) => ({
      path: encodePath(file.replace(/(^|\/)index\.html$/, '$1')),
      revision: isHashed(file) ? null : digestOf(readFileSync(join(folder, file))),
    }));
  const withoutCore = (group: readonly string[]) => listed(group.filter((file) => !core.includes(file)));
  return {
    groups: {
      core: listed(core),
      games: withoutCore(filesOf('games', loadedBy)),
      // The visit caches the page, and what it loads at once.
      results: withoutCore(filesOf('results', loadedLater)),
    },
    groupOfPage: Object.fromEntries(
      entries
        .filter(({ path, offline }) => path === pages.games.path || offline === 'results')
        .map(({ path }) => [`${path.slice(1)}/`, path === pages.games.path ? 'games' : 'results']),
    ),
    folders: [...new Set(files.flatMap((file) => /^(.+?)\//.exec(file)?.[1] ?? []))],
    spreadsheets,
  };
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
