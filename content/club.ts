import type { Club } from '@/lib/club/types';

export const club = {
  name: 'Enfilats de la Zona Universitària',
  shortName: 'Enfilats',
  ofShortName: 'dels Enfilats',
  email: 'junta@enfilats.example',
  founded: { year: 1994 },
  colour: '#15A884',
  tagline: 'Castells entre classe i classe des de 1994',
  description:
    'Colla castellera universitària de la Zona Universitària. Assagem dimarts i dijous, fem castells de vuit i no cal experiència per venir.',
  networks: [
    { id: 'instagram', name: 'Instagram', handle: '@enfilats', link: 'https://instagram.example/enfilats' },
    { id: 'x', name: 'X', handle: '@enfilats', link: 'https://x.example/enfilats' },
    { id: 'youtube', name: 'YouTube', handle: '@enfilats', link: 'https://youtube.example/enfilats' },
    { id: 'tiktok', name: 'TikTok', handle: '@enfilats', link: 'https://tiktok.example/enfilats' },
  ],
  universities: [
    { name: 'Universitat de la Zona', logo: '/images/logos/universitat-de-la-zona.svg' },
    {
      name: 'Universitat Politècnica de la Zona',
      logo: '/images/logos/universitat-politecnica-de-la-zona.svg',
    },
  ],
} as const satisfies Club;
