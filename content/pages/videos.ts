import type { PageText } from '@/lib/site/page-text';
import type { SiteLink } from './index';

export type VideosPage = PageText<SiteLink> & {
  readonly channel: { readonly label: string; readonly link: `https://${string}` };
  /** The player: a video's id goes between both halves of its address. */
  readonly player: { readonly before: `https://${string}`; readonly after: string; readonly ask: string } & {
    /** Address of a video on a page of its own, but for its id. */
    readonly page: `https://${string}`;
  };
  /** What is said while the list comes, when it does not come and when it is empty. */
  readonly states: {
    readonly loading: string;
    readonly failed: string;
    readonly retry: string;
    readonly empty: string;
  };
};

export const videos = {
  title: 'Vídeos',
  lead: "Els deu últims vídeos del canal de la colla: castells sencers, de la primera mà a terra fins a l'última faixa, i algun moment que no surt a les cròniques.",
  channel: { label: 'Tot el canal de la colla', link: 'https://youtube.example/enfilats' },
  player: {
    before: 'https://reproductor.example/incrusta/',
    after: '?controls=0&rel=0',
    page: 'https://youtube.example/watch?v=',
    ask: 'Mostra el vídeo',
  },
  states: {
    loading: 'Estem buscant els últims vídeos…',
    failed:
      "No hem pogut llegir la llista de vídeos del canal. Potser és la connexió: torna-ho a provar o mira'ls directament al canal.",
    retry: 'Torna-ho a provar',
    empty: 'Ara mateix el canal no té cap vídeo publicat.',
  },
  sections: [
    {
      id: 'com-gravem',
      title: 'Com gravem',
      paragraphs: [
        "Gravem des de dos llocs: la barana del primer pis, que és on es veu si el castell puja recte, i el terra, que és on se sent. Pengem els castells sencers, també els que cauen, perquè qui hi era els ha de poder mirar i aprendre'n.",
        [
          "Si surts en un vídeo i no t'hi vols veure, ",
          { text: 'escriu-nos', link: '/contactar' },
          ' i el retirem. No cal que ens diguis per què.',
        ],
      ],
    },
  ],
} as const satisfies VideosPage;
