import type { LevelGame } from '@/lib/games/shared/completion';
import type { PagePath } from '../pages';

/** How a visitor's progress in a game is told: levels completed, a best result, or not at all. */
export type HubProgress =
  | { readonly kind: 'levels'; readonly game: LevelGame; readonly count: number }
  | { readonly kind: 'best' }
  | { readonly kind: 'none' };

export type HubCard = {
  readonly id: string;
  readonly href: PagePath;
  readonly title: string;
  /** A picture under the site's root, four by three. */
  readonly picture: `/jocs/${string}`;
  /** One sentence. */
  readonly text: string;
  readonly progress: HubProgress;
};

export const GAMES_HUB = {
  title: 'Jocs',
  intro: 'Aprèn a parlar com un casteller sense embrutar-te la camisa.',
  neverPlayed: 'Per estrenar',
  story: {
    title: 'I si prefereixes llegir',
    text: 'Una nit de diada universitària en què tries tu què fas a cada pas: té vint finals, i costa acabar-la dues vegades igual. Per a gent adulta.',
    label: 'Comença «És nit fresca per ser maig»',
    link: '/nit-fresca-per-ser-maig',
  },
  cards: [
    {
      id: 'joc-castells',
      href: '/joc-castells',
      title: 'Crea la teva pròpia colla',
      picture: '/jocs/joc-castells.svg',
      text: 'Dirigeix una colla des del primer pilar: assaja, surt a plaça i fes-la créixer.',
      progress: { kind: 'none' },
    },
    {
      id: 'memory',
      href: '/memory',
      title: 'Memory',
      picture: '/jocs/memory.svg',
      text: 'Troba les sis parelles amb tan pocs moviments com puguis.',
      progress: { kind: 'best' },
    },
    {
      id: 'mots-encreuats',
      href: '/mots-encreuats',
      title: 'Mots encreuats',
      picture: '/jocs/mots-encreuats.svg',
      text: 'Disset definicions amb doble sentit, de la soca al pom de dalt.',
      progress: { kind: 'levels', game: 'mots', count: 1 },
    },
    {
      id: 'sopa-de-lletres',
      href: '/sopa-de-lletres',
      title: 'Sopa de lletres',
      picture: '/jocs/sopa-de-lletres.svg',
      text: "La pinya, la diada i la colla s'amaguen entre lletres, en vuit direccions.",
      progress: { kind: 'levels', game: 'sopa', count: 3 },
    },
    {
      id: 'penjat',
      href: '/penjat',
      title: 'Penjat',
      picture: '/jocs/penjat.svg',
      text: 'Endevina la frase abans que el castell es quedi sense pisos.',
      progress: { kind: 'levels', game: 'penjat', count: 5 },
    },
  ],
} as const satisfies {
  readonly title: string;
  readonly intro: string;
  /** Instead of a best result, before there is one. */
  readonly neverPlayed: string;
  readonly cards: readonly HubCard[];
  readonly story: {
    readonly title: string;
    readonly text: string;
    readonly label: string;
    readonly link: PagePath;
  };
};

/** The help each game page opens with: what to do, and with which keys. */
export const GAME_HELP = {
  'sopa-de-lletres': [
    "Tria la primera lletra d'una paraula i després l'última, o arrossega d'una a l'altra: en horitzontal, en vertical o en diagonal, del dret o del revés.",
    "Amb el teclat, mou-te amb les fletxes, marca l'inici i el final amb Retorn i desfés la marca amb Esc.",
  ],
  'mots-encreuats': [
    'Tria una casella i escriu: els accents no compten, la Ç sí.',
    "Amb el teclat, l'espai canvia de direcció, [ i ] canvien de definició, i Inici i Fi van als extrems de la paraula.",
  ],
  penjat: [
    'Prova lletres fins a completar la frase. Cada error fa baixar un pis del castell, i en té cinc.',
    'Pots fer servir el teclat de la pantalla o el teu.',
  ],
  memory: [
    'Gira dues cartes: si són iguals es queden, i si no, es tornen a tapar.',
    'Amb el teclat, mou-te amb el tabulador i gira les cartes amb Retorn o espai.',
  ],
} as const satisfies Record<string, readonly string[]>;
