import type { GamePage, LevelGamePage } from '@/lib/games/shared/pages';
import { pages } from '../pages';

export const WORD_SEARCH_PAGE = {
  game: 'sopa',
  path: pages.wordSearch.path,
  title: 'Sopa de lletres',
  lead: 'Una graella de quinze per quinze, amb paraules en vuit direccions: com a la pinya, tot és saber cap on mirar.',
  levelDescription:
    'Busca-hi paraules castelleres amunt, avall i en diagonal, amb el dit, el ratolí o el teclat.',
} as const satisfies LevelGamePage;

export const CROSSWORD_PAGE = {
  game: 'mots',
  path: pages.crossword.path,
  title: 'Mots encreuats',
  lead: "Disset paraules que s'aguanten les unes a les altres. Les definicions tenen trampa; les respostes, no.",
  levelDescription:
    'Disset definicions amb doble sentit sobre castells, per resoldre a la pantalla o en paper.',
} as const satisfies LevelGamePage;

export const HANGMAN_PAGE = {
  game: 'penjat',
  path: pages.hangman.path,
  title: 'Penjat',
  lead: 'Aquí no pengem ningú: cada error fa baixar un pis del castell. Endevina la frase abans que quedi la plaça buida.',
  levelDescription:
    'Endevina la frase lletra a lletra abans que el castell es quedi sense cap dels cinc pisos.',
} as const satisfies LevelGamePage;

export const MEMORY_PAGE = {
  path: pages.memory.path,
  title: 'Memory',
  lead: 'Dotze cartes, sis parelles: tot el que té un falziot.',
} as const satisfies GamePage;
