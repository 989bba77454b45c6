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
    words: {
      Gralla: 'El vent dels castells.',
      Timbal: 'Marca el pas.',
      Melodia: 'El que es taral·leja.',
      Partitura: 'El paper que ningú no mira.',
      Embocadura: 'On es bufa.',
      Canya: 'La part que vibra.',
      Repic: 'Seguit de cops.',
      Cercavila: 'Camina amb música.',
      Assaig: 'On es repeteix.',
      Cançó: 'Té lletra.',
      Mestre: 'En sap més.',
      Compàs: 'La mida.',
      Silenci: 'El que hi ha entre notes.',
    },
  },`,
    );
    await run('make:levels');
  },
};
