import type { WordSearchTheme } from '@/lib/games/word-search/generate';

/** What the word search is made from: `npm run make:levels`. No word may contain another, read either way. */
export const WORD_SEARCH_THEMES = [
  {
    title: 'El vol',
    seed: 2016,
    // biome-ignore format: a list of words reads better in lines than in a column.
    words: ['Falziot', 'Ploma', 'Vent', 'Biblioteca', 'Campus', 'Gespa', 'Camisa', 'Pilar', 'Tren', 'Llibre'],
  },
] as const satisfies readonly WordSearchTheme[];
