import type { Club } from '@/lib/club/types';

export const club = {
  name: 'Falziots del Campus Nou',
  shortName: 'Falziots',
  ofShortName: 'dels Falziots',
  email: 'colla@falziots.example',
  founded: { year: 2016 },
  colour: '#5B3A8C',
  tagline: 'Volem baix i pugem amunt des de 2016',
  description:
    'Colla castellera del Campus Nou. Assagem els dimecres al migdia i fem castells de sis i de set amb qui vulgui venir.',
  networks: [
    { id: 'instagram', name: 'Instagram', handle: '@falziots', link: 'https://instagram.example/falziots' },
    { id: 'youtube', name: 'YouTube', handle: '@falziots', link: 'https://youtube.example/falziots' },
  ],
  universities: [{ name: 'Universitat del Campus Nou', logo: '/images/logos/campus-nou.svg' }],
} as const satisfies Club;
