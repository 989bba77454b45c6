import type { Recipe } from '../recipe';

export const addAWordSearch: Recipe = {
  title: 'Add a word search',
  follow: async ({ insertBefore, run }) => {
    insertBefore(
      'content/games/word-search/themes.ts',
      /\] as const satisfies/,
      `{
    title: 'La música',
    seed: 1999,
    // biome-ignore format: a list of words reads better in lines than in a column.
    words: [
      'Gralla', 'Timbal', 'Melodia', 'Partitura', 'Embocadura', 'Canya', 'Repic', 'Cercavila', 'Assaig', 'Cançó',
      'Mestre', 'Compàs', 'Silenci',
    ],
  },`,
    );
    await run('make:levels');
  },
};
