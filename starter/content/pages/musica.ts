import type { MusicPage } from '@/lib/club/types';
import type { SiteLink } from './index';

export const musica = {
  title: 'Música',
  lead: 'El que toquem els Falziots.',
  player: {
    title: 'Falziots, a la plataforma de música',
    src: 'https://ones.example/embed/falziots',
    height: 352,
  },
  profiles: [
    { name: 'El nostre perfil a Ones', link: 'https://ones.example/falziots' },
    { name: 'El nostre perfil a Sona', link: 'https://sona.example/falziots' },
  ],
  scores: [
    {
      title: 'Toc de castells',
      description: 'Per a gralla i tabal.',
      link: '/uploads/partitures/toc-de-castells.pdf',
    },
  ],
  sections: [
    { id: 'les-gravacions', title: 'Les gravacions', paragraphs: ['Fetes al vestíbul, un dia de pluja.'] },
  ],
} as const satisfies MusicPage<SiteLink>;
