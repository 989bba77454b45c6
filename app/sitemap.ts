import type { MetadataRoute } from 'next';
import { boards } from '@/content/boards/boards';
import { levelRoutes } from '@/content/games/level-routes';
import { pages } from '@/content/pages';
import { isShown } from '@/content/shown';
import { towers } from '@/content/towers';
import { pastSeasons } from '@/lib/club/boards';
import { absolute } from '@/lib/site/address';
import { pageAddresses } from '@/lib/site/pages';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const paths = [
    ...pageAddresses(Object.values(pages)),
    ...towers.map(({ code }) => `${pages.towers.path}/${code}`),
    ...boards.flatMap((board) => pastSeasons(board).map((season) => `${board.path}/${season}`)),
    ...levelRoutes,
  ];
  return paths.filter(isShown).map((path) => ({ url: absolute(path === '/' ? path : `${path}/`) }));
}
