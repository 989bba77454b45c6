import { pages } from '@/content/pages';
import type { GameEntry, GamePage, LevelGamePage } from '@/lib/games/shared/types';

/** The page of all games. */
export const GAMES_PAGE = {
  title: 'Jocs',
  lead: 'Aprèn a parlar com un casteller sense embrutar-te la camisa.',
} as const;

export const CASTLE_GAME_PAGE = {
  path: pages.castleGame.path,
  title: 'Crea la teva pròpia colla',
  card: 'Dirigeix una colla des del primer pilar i fes-la créixer, assaig a assaig i diada a diada.',
} as const satisfies GameEntry;

export const WORD_SEARCH_PAGE = {
  game: 'sopa',
  path: pages.wordSearch.path,
  title: 'Sopa de lletres',
  card: "La pinya, la diada i la colla s'amaguen entre lletres, en vuit direccions.",
  lead: 'Paraules en vuit direccions: com a la pinya, tot és saber cap on mirar.',
  levelDescription:
    'Busca-hi paraules castelleres amunt, avall i en diagonal, amb el dit, el ratolí o el teclat.',
} as const satisfies LevelGamePage;

export const CROSSWORD_PAGE = {
  game: 'mots',
  path: pages.crossword.path,
  title: 'Mots encreuats',
  card: 'Disset definicions amb doble sentit, de la soca al pom de dalt.',
  lead: 'Les definicions tenen trampa; les respostes, no.',
  levelDescription:
    'Disset definicions amb doble sentit sobre castells, per resoldre a la pantalla o en paper.',
} as const satisfies LevelGamePage;

export const HANGMAN_PAGE = {
  game: 'penjat',
  path: pages.hangman.path,
  title: 'Penjat',
  card: 'Endevina la frase abans que el castell es quedi sense pisos.',
  lead: 'Aquí no pengem ningú: cada error fa baixar un pis del castell.',
  levelDescription:
    'Endevina la frase lletra a lletra abans que el castell es quedi sense cap dels cinc pisos.',
} as const satisfies LevelGamePage;

export const MEMORY_PAGE = {
  path: pages.memory.path,
  title: 'Memory',
  card: 'Troba les parelles amb tan pocs moviments com puguis.',
  lead: "Gira les cartes de dues en dues: hi ha el que un casteller es posa per sortir a plaça, i la gralla que l'hi crida.",
} as const satisfies GamePage;
