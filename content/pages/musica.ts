import type { MusicPage } from '@/lib/club/types';

export const musica = {
  title: 'Música',
  lead: "El que sona quan pugem, quan baixem i quan ja som al bar. Escolta-ho, i emporta't la partitura.",
  player: {
    title: 'Gralles i tabals dels Enfilats, a la plataforma de música',
    src: 'https://ones.example/embed/enfilats',
    height: 352,
  },
  profiles: [
    { name: 'El nostre perfil a Ones', link: 'https://ones.example/enfilats' },
    { name: 'El nostre perfil a Sona', link: 'https://sona.example/enfilats' },
  ],
  scores: [
    {
      title: 'Toc de castells dels Enfilats',
      description:
        "Per a gralla i tabal. És el toc que fem servir als castells de set i de vuit, amb l'entrada, l'aleta i la baixada.",
      link: '/uploads/partitures/toc-de-castells.pdf',
    },
  ],
  sections: [
    {
      id: 'les-gravacions',
      title: 'Les gravacions',
      paragraphs: [
        "La major part s'han fet al porxo del pati, que té una acústica de cisterna i una paret que dona la nota. Si hi pares atenció, de fons s'hi sent el tramvia. En vam voler treure el soroll un cop i va quedar tan net que no ens hi reconeixíem.",
        "Hi trobaràs els tocs de plaça sencers, sense talls, a la velocitat de debò: una torre de vuit dura el que dura, i no hi ha qui la faci cabre en dos minuts i mig. També hi ha les versions lentes que fem servir per aprendre'ls, amb el tabal sol i amb la gralla sola.",
      ],
    },
    {
      id: 'les-partitures',
      title: 'Com és la partitura',
      paragraphs: [
        'La partitura és nostra i la pots fotocopiar, tocar i transportar tant com vulguis. La gralla hi va escrita en re major, tal com sona, amb el moment del castell indicat damunt de cada secció, i el tabal en una sola línia. Als castells, les repeticions no es compten: es repeteix la frase fins que el pis és col·locat, i qui mana és el castell.',
        "Si és el primer cop que toques a plaça, la pàgina de [gralles i tabals](/gralles-i-tabals) explica què vol dir cada moment del toc. I si en vols la versió per a gralla baixa o per a dues veus, [demana-la'ns](/contactar).",
      ],
    },
  ],
} as const satisfies MusicPage;
