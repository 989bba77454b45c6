import type { MetadataRoute } from 'next';
import { routes } from '@/content/routes';
import { towers } from '@/content/towers';
import { absolute } from '@/lib/site/address';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const paths = [...routes, ...towers.map(({ notation }) => `/castells/${notation}`)];
  return paths.map((path) => ({ url: absolute(path === '/' ? path : `${path}/`) }));
}
