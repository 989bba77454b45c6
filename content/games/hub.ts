import type { HubCard } from '@/lib/games/shared/pages';
import { pages } from '../pages';
import { CROSSWORD_LEVELS } from './crossword/levels';
import { HANGMAN_PHRASES } from './hangman';
import { MEMORY_CARDS } from './memory';
import { CROSSWORD_PAGE, HANGMAN_PAGE, MEMORY_PAGE, WORD_SEARCH_PAGE } from './pages';
import { WORD_SEARCH_LEVELS } from './word-search/levels';

/** The page of all games. */
export const GAMES_HUB = {
  title: 'Jocs',
  intro: 'Aprèn a parlar com un casteller sense embrutar-te la camisa.',
  story: {
    title: 'I si prefereixes llegir',
    text: 'Una nit de diada universitària en què tries tu què fas a cada pas: té vint finals, i costa acabar-la dues vegades igual. Per a gent adulta.',
    label: 'Comença «És nit fresca per ser maig»',
  },
} as const;

export const HUB_CARDS = [
  {
    path: pages.castleGame.path,
    title: 'Crea la teva pròpia colla',
    picture: '/jocs/joc-castells.svg',
    text: 'Dirigeix una colla des del primer pilar: assaja, surt a plaça i fes-la créixer.',
    progress: { kind: 'none' },
  },
  {
    path: MEMORY_PAGE.path,
    title: MEMORY_PAGE.title,
    picture: '/jocs/memory.svg',
    text: 'Troba les sis parelles amb tan pocs moviments com puguis.',
    progress: { kind: 'best', cards: MEMORY_CARDS.map(({ name }) => name) },
  },
  {
    path: CROSSWORD_PAGE.path,
    title: CROSSWORD_PAGE.title,
    picture: '/jocs/mots-encreuats.svg',
    text: 'Disset definicions amb doble sentit, de la soca al pom de dalt.',
    progress: { kind: 'levels', game: CROSSWORD_PAGE.game, count: CROSSWORD_LEVELS.length },
  },
  {
    path: WORD_SEARCH_PAGE.path,
    title: WORD_SEARCH_PAGE.title,
    picture: '/jocs/sopa-de-lletres.svg',
    text: "La pinya, la diada i la colla s'amaguen entre lletres, en vuit direccions.",
    progress: { kind: 'levels', game: WORD_SEARCH_PAGE.game, count: WORD_SEARCH_LEVELS.length },
  },
  {
    path: HANGMAN_PAGE.path,
    title: HANGMAN_PAGE.title,
    picture: '/jocs/penjat.svg',
    text: 'Endevina la frase abans que el castell es quedi sense pisos.',
    progress: { kind: 'levels', game: HANGMAN_PAGE.game, count: HANGMAN_PHRASES.length },
  },
] as const satisfies readonly HubCard[];
