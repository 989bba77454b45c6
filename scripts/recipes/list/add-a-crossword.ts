import type { Recipe } from '../recipe';

export const addACrossword: Recipe = {
  title: 'Add a crossword',
  follow: async ({ insertBefore, run }) => {
    insertBefore(
      'content/games/crossword/puzzles.ts',
      /\] as const satisfies/,
      `{
    seed: 3,
    columns: 9,
    rows: 9,
    words: 6,
    clues: [
      { word: 'Gralla', hint: 'Ocell negre que surt a plaça amb camisa.' },
      { word: 'Timbaler', hint: "Del Bruc o de la colla, fa soroll amb dues baquetes." },
      { word: 'Canya', hint: "Se'n posa a la boca de l'instrument i al got de cervesa." },
      { word: 'Repic', hint: 'El de les campanes i el dels tabals.' },
      { word: 'Melodia', hint: 'El que et queda al cap quan el toc ja s\\'ha acabat.' },
      { word: 'Cercavila', hint: 'Camina pels carrers amb la música al davant.' },
      { word: 'Mestre', hint: "N'ensenya, i sense títol." },
      { word: 'Bar', hint: 'On acaba la música, i on torna a començar.' },
    ],
  },`,
    );
    await run('make:levels');
  },
};
