/**
 * What each word search is made from. `npm run make:word-search` turns these words into the grids of `levels.ts`; the
 * same seed always gives the same grid. No word may contain another, read either way.
 */
export const WORD_SEARCH_THEMES = [
  {
    title: 'El vol',
    seed: 2016,
    // biome-ignore format: a list of words reads better in lines than in a column.
    words: ['Falziot', 'Ploma', 'Vent', 'Biblioteca', 'Campus', 'Gespa', 'Camisa', 'Pilar', 'Tren', 'Llibre'],
  },
] as const satisfies readonly {
  readonly title: string;
  readonly seed: number;
  readonly words: readonly string[];
}[];
