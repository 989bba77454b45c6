import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@/content/pages';
import { DAILY_PICTURES } from '@/lib/games/daily-castell/catalogue';
import { DIGEST_LENGTH, type GroupName, type PrecacheList } from '@/lib/offline/precache-list';
import { PHOTO_FOLDER } from '@/lib/site/photos';
import { exportedRoutes } from '@/scripts/build/exported-routes';
import { pageFiles } from '@/scripts/build/page-files';

/** Fallback for a page that is neither reachable nor cached. */
export const offlinePage = 'sense-connexio.html';

const folderOf = (path: string) => (path === '/' ? '' : `${path.slice(1)}/`);
const homes = (entries: readonly { path: string }[]) => entries.map(({ path }) => folderOf(path));

/** With what they load beyond their HTML. */
const corePages = homes([pages.home, pages.rehearsals, pages.agenda]);
const coreFiles = [offlinePage, 'manifest.webmanifest', 'data/aniversaris.json'];

/** A visit caches those that it shows. */
const isPhotoFile = (path: string) => path.startsWith(`${PHOTO_FOLDER}/`);

const gamePages = homes([
  pages.games,
  pages.wordSearch,
  pages.crossword,
  pages.hangman,
  pages.memory,
  pages.castleGame,
  pages.story,
]);
const gameFolders = ['jocs/', 'memory/', 'cartes/', 'sons/', `${DAILY_PICTURES}/`];

const resultHomes = homes([pages.bestDiades, pages.historicalSummary, pages.diades]);

/** Results of the build for the list. The other two pages have theirs in the HTML. */
const resultFiles = ['data/instantania.csv'];

/** `listed`: files that may be cached. */
function findGroups(
  folder: string,
  basePath: string,
  listed: readonly string[],
): { groups: Record<GroupName, string[]>; groupOfPage: Record<string, GroupName> } {
  const built = readBuilt(folder, basePath);
  const known = new Set(listed);
  const routes = exportedRoutes(folder).map(decodeURIComponent);
  const below = (tops: readonly string[]) =>
    routes.filter((route) => tops.some((top) => route.startsWith(top)));
  const only = (paths: readonly string[], apart: readonly string[] = []) =>
    [...new Set(paths)]
      .filter((path) => known.has(path) && !isPhotoFile(path) && !apart.includes(path))
      .sort();

  const core = only([...corePages, ...coreFiles, ...[...corePages, offlinePage].flatMap(built.shownBy)]);
  const gameRoutes = below(gamePages);
  const games = only(
    [
      ...gameRoutes,
      ...gameRoutes.flatMap((route) => [...built.shownBy(route), ...built.scriptsOf(route)]),
      ...listed.filter((path) => gameFolders.some((top) => path.startsWith(top))),
    ],
    core,
  );
  // The visit caches what the page loads at once.
  const later = (page: string) => {
    const atOnce = new Set(built.shownBy(page));
    return built.scriptsOf(page).filter((path) => !atOnce.has(path));
  };
  const resultPages = resultHomes.filter((page) => known.has(page));
  const results = only([...resultPages.flatMap(later), ...resultFiles], core);
  return {
    groups: { core, games, results },
    groupOfPage: {
      ...(games.length > 0 && { [folderOf(pages.games.path)]: 'games' as const }),
      ...Object.fromEntries(resultPages.map((page) => [page, 'results' as const])),
    },
  };
}

/** KB of 1024 bytes, compressed. */
export const limits = {
  /** All that a first visit may fetch: the worker, `core` and `results`. */
  first: 500,
  games: 3 * 1024,
} as const;

const fileOf = (path: string) => (path === '' || path.endsWith('/') ? `${path}index.html` : path);

const chunk = /static\/chunks\/[\w.~-]+\.(?:js|css)/g;
/** Browsers with service workers do not run these. */
const forOldBrowsers = /<script[^>]*\bnomodule\b[^>]*>/gi;
const pictureWidths = /srcset="([^"]+)"/gi;
const styleAddress = /url\((['"]?)([^'")]+)\1\)/g;

/** As paths in the folder. */
function readBuilt(folder: string, basePath: string) {
  const texts = new Map<string, string>();
  const textOf = (path: string): string => {
    const text = texts.get(path) ?? readFileSync(join(folder, fileOf(path)), 'utf8');
    texts.set(path, text);
    return text;
  };
  const local = (address: string) =>
    address.startsWith(`${basePath}/`)
      ? [decodeURIComponent(address.slice(basePath.length + 1).split(/[?#]/)[0] ?? '')]
      : [];

  function shownBy(page: string): string[] {
    const { scripts, styles, fonts, pictures } = pageFiles(textOf(page));
    const inStyles = [...textOf(page).matchAll(styleAddress)].map(([, , address = '']) => address);
    const widths = [...textOf(page).matchAll(pictureWidths)].flatMap(([, set = '']) =>
      set.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
    );
    return [...scripts, ...styles, ...fonts, ...pictures, ...widths, ...inStyles].flatMap(local);
  }

  /** Also later: each chunk names the next ones. */
  function scriptsOf(page: string): string[] {
    const found = new Set<string>();
    const waiting = [page];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      for (const [name] of textOf(path).replace(forOldBrowsers, '').matchAll(chunk)) {
        const next = `_next/${name}`;
        if (found.has(next)) continue;
        found.add(next);
        waiting.push(next);
      }
    }
    return [...found];
  }

  return { shownBy, scriptsOf };
}

/** PDFs, social cards, feeds and files of the host. */
const NEVER_CACHED = /^(targetes|uploads)\/|^\.|^_(headers|nginx\.conf)$|\.(ics|xml|txt)$|^sw\.js$/;

const digestOf = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, DIGEST_LENGTH);

export function listFiles(folder: string, basePath: string, spreadsheets: readonly string[]): PrecacheList {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ file, path: pathOf(file.slice(join(folder, '/').length)) }))
    .filter(({ path }) => !NEVER_CACHED.test(path) && !spreadsheets.includes(`${basePath}/${path}`))
    .map(({ file, path }) => [path, digestOf(readFileSync(file))] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const { groups, groupOfPage } = findGroups(
    folder,
    basePath,
    files.map(([path]) => path),
  );
  return { files: Object.fromEntries(files), groups, groupOfPage, offlinePage, spreadsheets };
}

/** Path in the list: pages are folders. */
const pathOf = (file: string) =>
  file
    .replaceAll('\\', '/')
    .normalize()
    .replace(/(^|\/)index\.html$/, '$1');
