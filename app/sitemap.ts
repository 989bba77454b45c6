import type { MetadataRoute } from 'next';
import { boards } from '@/content/boards/boards';
import { levelRoutes } from '@/content/games/level-routes';
import { routes } from '@/content/routes';
import { towers } from '@/content/towers';
import { pastSeasons } from '@/lib/club/boards';
import { absolute } from '@/lib/site/address';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const paths = [
    ...routes,
    ...towers.map(({ code }) => `/castells/${code}`),
    ...boards.flatMap((board) => pastSeasons(board).map((season) => `${board.path}/${season}`)),
    ...levelRoutes,
  ];
  return paths.map((path) => ({ url: absolute(path === '/' ? path : `${path}/`) }));
}
