import { CROSSWORD_LEVELS } from './crossword/levels';
import { HANGMAN_PHRASES } from './hangman';
import { WORD_SEARCH_LEVELS } from './word-search/levels';

/** The address of every level, from 0. */
export const levelRoutes: readonly `/${string}`[] = [
  ...WORD_SEARCH_LEVELS.map((_, level) => `/sopa-de-lletres/${level}` as const),
  ...CROSSWORD_LEVELS.map((_, level) => `/mots-encreuats/${level}` as const),
  ...HANGMAN_PHRASES.map((_, level) => `/penjat/${level}` as const),
];
