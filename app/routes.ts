import { levelRoutes } from '@/content/games/level-routes';
import { pages } from '@/content/pages';
import { boards } from '@/content/people/directory';
import { towers } from '@/content/towers';
import { pastSeasons } from '@/lib/club/boards';
import { pageAddresses } from '@/lib/site/pages';

/** Addresses of all pages, without base path, those of parts that are left out included. */
export const routes: readonly string[] = [
  ...pageAddresses(Object.values(pages)),
  ...towers.map(({ code }) => `${pages.towers.path}/${code}`),
  ...boards.flatMap((board) => pastSeasons(board).map((season) => `${board.path}/${season}`)),
  ...levelRoutes,
];
