// Per escriure (music): la vostra música, i on se sent
import { club } from '@/content/club';
import type { MusicPage } from '@/lib/club/types';

export const musica = {
  title: 'Música',
  lead: `El que toquen els músics ${club.ofShortName}.`,
  player: { title: 'Música de la colla', src: 'https://open.spotify.com/embed', height: 352 },
  profiles: [],
  scores: [
    {
      title: 'Toc de castells',
      description: 'Per a gralla i tabal.',
      link: '/uploads/partitures/toc-de-castells.pdf',
    },
  ],
  sections: [
    {
      id: 'el-toc',
      title: 'El toc de castells',
      paragraphs: ['El toc diu a qui és a la pinya, que no hi veu, fins on ha arribat el castell.'],
    },
  ],
} as const satisfies MusicPage;
