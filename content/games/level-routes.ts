import { CROSSWORD_LEVELS } from './crossword/levels';
import { HANGMAN_PHRASES } from './hangman';
import { CROSSWORD_PAGE, HANGMAN_PAGE, WORD_SEARCH_PAGE } from './pages';
import { WORD_SEARCH_LEVELS } from './word-search/levels';

/** Addresses of all levels, from 0. */
export const levelRoutes: readonly `/${string}`[] = [
  ...WORD_SEARCH_LEVELS.map((_, level) => `${WORD_SEARCH_PAGE.path}/${level}` as const),
  ...CROSSWORD_LEVELS.map((_, level) => `${CROSSWORD_PAGE.path}/${level}` as const),
  ...HANGMAN_PHRASES.map((_, level) => `${HANGMAN_PAGE.path}/${level}` as const),
];
