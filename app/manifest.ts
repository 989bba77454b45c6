import type { MetadataRoute } from 'next';
import { club } from '@/content/club';
import { asset } from '@/lib/site/address';
import { surface } from './tokens';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: club.name,
    short_name: club.shortName,
    description: club.description,
    lang: 'ca',
    id: asset('/'),
    start_url: asset('/'),
    scope: asset('/'),
    display: 'standalone',
    background_color: surface.light,
    theme_color: club.colour,
    icons: [
      { src: asset('/icons/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: asset('/icons/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: asset('/icons/maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
