import type { HubCard } from '@/lib/games/shared/types';
import { CROSSWORD_LEVELS } from './crossword/levels';
import { HANGMAN_PHRASES } from './hangman';
import { MEMORY_CARDS } from './memory';
import { CASTLE_GAME_PAGE, CROSSWORD_PAGE, HANGMAN_PAGE, MEMORY_PAGE, WORD_SEARCH_PAGE } from './pages';
import { WORD_SEARCH_LEVELS } from './word-search/levels';

/** Cards of the page of all games, with the kind of progress that each shows. */
export const HUB_CARDS = [
  {
    ...CASTLE_GAME_PAGE,
    picture: '/jocs/joc-castells.svg',
    progress: { kind: 'none' },
  },
  {
    ...MEMORY_PAGE,
    picture: '/jocs/memory.svg',
    progress: { kind: 'best', cards: MEMORY_CARDS.map(({ name }) => name) },
  },
  {
    ...CROSSWORD_PAGE,
    picture: '/jocs/mots-encreuats.svg',
    progress: { kind: 'levels', game: CROSSWORD_PAGE.game, count: CROSSWORD_LEVELS.length },
  },
  {
    ...WORD_SEARCH_PAGE,
    picture: '/jocs/sopa-de-lletres.svg',
    progress: { kind: 'levels', game: WORD_SEARCH_PAGE.game, count: WORD_SEARCH_LEVELS.length },
  },
  {
    ...HANGMAN_PAGE,
    picture: '/jocs/penjat.svg',
    progress: { kind: 'levels', game: HANGMAN_PAGE.game, count: HANGMAN_PHRASES.length },
  },
] as const satisfies readonly HubCard[];
