import type { MetadataRoute } from 'next';
import { isShown } from '@/content/shown';
import { absolute } from '@/lib/site/address';
import { routes } from './routes';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return routes.filter(isShown).map((path) => ({ url: absolute(path === '/' ? path : `${path}/`) }));
}
