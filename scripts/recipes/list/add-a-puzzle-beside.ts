import type { Recipe } from '../recipe';

const END = /\] as const satisfies readonly More/;

export const addAPuzzleBeside: Recipe = {
  title: 'Add a puzzle beside the levels',
  follow: async ({ insertBefore, run }) => {
    insertBefore(
      'content/games/hangman.ts',
      END,
      `{
    id: 'frase-nova',
    phrase: 'tres de vuit',
    clue: 'Els reis que venen i les potes de la mosca amb dues de més.',
    meaning: 'Castell de tres persones per pis. Es diu pel que té.',
  },`,
    );
    insertBefore(
      'content/games/word-search/more.ts',
      END,
      `{
    id: 'roba',
    title: 'La roba',
    seed: 3,
    words: {
      Faixa: 'Es porta ben estreta.',
      Camisa: 'Diu de quina colla ets.',
      Mocador: 'Vermell amb pics.',
      Pantalons: 'Són blancs.',
    },
  },`,
    );
    insertBefore(
      'content/games/crossword/more.ts',
      END,
      `{
    id: 'petit',
    title: 'El petit',
    seed: 1,
    pattern: [
      '#.##',
      '...#',
      '#...',
      '##.#',
    ],
    clues: [
      { word: 'Mar', hint: 'El de gent omple la plaça.' },
      { word: 'Tap', hint: 'Salta amb el cava.' },
      { word: 'Peu', hint: 'Calça espardenya.' },
      { word: 'Rei', hint: 'Ve en camell, o mana amb corona.' },
      { word: 'Sou', hint: 'El que es cobra.' },
    ],
  },`,
    );
    await run('make:levels');
  },
};
