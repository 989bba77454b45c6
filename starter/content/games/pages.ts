import { pages } from '@/content/pages';
import type { GameEntry, GamePage, LevelGamePage } from '@/lib/games/shared/types';

/** The page of all games. */
export const GAMES_PAGE = {
  title: 'Jocs',
  lead: 'Per aprendre paraules castelleres entre assaig i assaig.',
  story: { title: 'Un conte', card: 'Una nit curta, amb dues opcions a cada pas, per a gent adulta.' },
} as const;

export const CASTLE_GAME_PAGE = {
  path: pages.castleGame.path,
  title: 'Crea la teva pròpia colla',
  card: 'Dirigeix una colla des del primer pilar.',
} as const satisfies GameEntry;

export const WORD_SEARCH_PAGE = {
  game: 'sopa',
  path: pages.wordSearch.path,
  title: 'Sopa de lletres',
  card: 'Busca paraules castelleres en vuit direccions.',
  lead: 'Una graella de quinze per quinze, amb paraules en vuit direccions: com a la pinya, tot és saber cap on mirar.',
  levelDescription:
    'Busca-hi paraules castelleres amunt, avall i en diagonal, amb el dit, el ratolí o el teclat.',
} as const satisfies LevelGamePage;

export const CROSSWORD_PAGE = {
  game: 'mots',
  path: pages.crossword.path,
  title: 'Mots encreuats',
  card: 'Vuit definicions curtes.',
  lead: "Vuit paraules que s'aguanten les unes a les altres.",
  levelDescription: 'Vuit definicions curtes sobre castells, per resoldre a la pantalla o en paper.',
} as const satisfies LevelGamePage;

export const HANGMAN_PAGE = {
  game: 'penjat',
  path: pages.hangman.path,
  title: 'Penjat',
  card: 'Endevina la frase abans que el castell es quedi sense pisos.',
  lead: 'Aquí no pengem ningú: cada error fa baixar un pis del castell. Endevina la frase abans que quedi la plaça buida.',
  levelDescription:
    'Endevina la frase lletra a lletra abans que el castell es quedi sense cap dels cinc pisos.',
} as const satisfies LevelGamePage;

export const MEMORY_PAGE = {
  path: pages.memory.path,
  title: 'Memory',
  card: 'Troba les parelles amb pocs moviments.',
  lead: 'Dotze cartes, sis parelles: el que es porta a plaça.',
} as const satisfies GamePage;
