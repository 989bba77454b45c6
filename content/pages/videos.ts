import type { VideosPage } from '@/lib/club/types';

export const videos = {
  title: 'Vídeos',
  lead: 'Castells sencers, també els que cauen.',
  channel: { label: 'Tot el canal de la colla', link: 'https://youtube.example/enfilats' },
  player: {
    before: 'https://reproductor.example/incrusta/',
    after: '?controls=0&rel=0',
    page: 'https://youtube.example/watch?v=',
  },
  sections: [
    {
      id: 'com-gravem',
      title: 'Com gravem',
      paragraphs: [
        "Gravem des de dos llocs: la barana del primer pis, que és on es veu si el castell puja recte, i el terra, que és on se sent. Pengem els castells sencers, també els que cauen, perquè qui hi era els ha de poder mirar i aprendre'n.",
        "Si surts en un vídeo i no t'hi vols veure, [escriu-nos](/contactar) i el retirem. No cal que ens diguis per què.",
      ],
    },
  ],
} as const satisfies VideosPage;
