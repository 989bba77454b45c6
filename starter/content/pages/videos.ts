import type { VideosPage } from '@/lib/club/types';

export const videos = {
  title: 'Vídeos',
  lead: 'Els últims vídeos del nostre canal.',
  channel: { label: 'Tot el canal de la colla', link: 'https://youtube.example/falziots' },
  player: {
    before: 'https://reproductor.example/incrusta/',
    after: '?controls=0&rel=0',
    page: 'https://youtube.example/watch?v=',
  },
  sections: [{ id: 'com-gravem', title: 'Com gravem', paragraphs: ['Amb el mòbil, des de la biblioteca.'] }],
} as const satisfies VideosPage;
