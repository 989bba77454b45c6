import { pages } from '@/content/pages';
import { DAILY_PICTURES } from '@/lib/games/daily-castell/picture';
import type { GroupName } from '@/lib/offline/copy-list';
import { exportedRoutes } from '../build/exported-routes';
import { readBuilt } from './built-files';

/** The page with which the worker answers where there is neither network nor copy. */
export const offlinePage = 'sense-connexio.html';

const folderOf = (path: string) => (path === '/' ? '' : `${path.slice(1)}/`);
const homes = (entries: readonly { path: string }[]) => entries.map(({ path }) => folderOf(path));

/** Pages that are always there, and what they show beyond their own HTML. */
const framePages = homes([pages.home, pages.rehearsals, pages.agenda]);
const frameFiles = [offlinePage, 'manifest.webmanifest', 'data/aniversaris.json'];

const gamePages = homes([
  pages.games,
  pages.wordSearch,
  pages.crossword,
  pages.hangman,
  pages.memory,
  pages.castleGame,
  pages.story,
]);
/** Folders of `public/` whose files only scripts ask for. */
const gameFolders = ['jocs/', 'memory/', 'cartes/', 'sons/', `${DAILY_PICTURES}/`];

const resultPages = homes([pages.bestDiades, pages.historicalSummary, pages.diades]);
/** The list's copy of the build; the other two have theirs in the HTML. */
const resultFiles = ['data/instantania.csv'];

/** Which files are taken together, and behind which pages. `listed` are those of which a copy may be kept. */
export function findGroups(
  folder: string,
  basePath: string,
  listed: readonly string[],
): { groups: Record<GroupName, string[]>; doors: Record<string, GroupName> } {
  const built = readBuilt(folder, basePath);
  const known = new Set(listed);
  const routes = exportedRoutes(folder).map(decodeURIComponent);
  const below = (tops: readonly string[]) =>
    routes.filter((route) => tops.some((top) => route.startsWith(top)));
  const only = (paths: readonly string[], apart: readonly string[] = []) =>
    [...new Set(paths)].filter((path) => known.has(path) && !apart.includes(path)).sort();

  const frame = only([...framePages, ...frameFiles, ...[...framePages, offlinePage].flatMap(built.shownBy)]);
  const gameRoutes = below(gamePages);
  const games = only(
    [
      ...gameRoutes,
      ...gameRoutes.flatMap((route) => [...built.shownBy(route), ...built.scriptsOf(route)]),
      ...listed.filter((path) => gameFolders.some((top) => path.startsWith(top))),
    ],
    frame,
  );
  // What such a page loads at once is there when it is visited.
  const later = (page: string) => {
    const atOnce = new Set(built.shownBy(page));
    return built.scriptsOf(page).filter((path) => !atOnce.has(path));
  };
  const results = only([...resultPages.flatMap(later), ...resultFiles], frame);
  return {
    groups: { frame, games, results },
    doors: {
      [folderOf(pages.games.path)]: 'games',
      ...Object.fromEntries(resultPages.map((page) => [page, 'results' as const])),
    },
  };
}
