import type { Recipe } from '../recipe';

export const addAPhrase: Recipe = {
  title: 'Add a phrase to the hangman',
  follow: ({ insertBefore }) => {
    insertBefore('content/games/hangman.ts', /\] as const satisfies readonly string/, "'pinya ben tancada',");
    insertBefore(
      'content/games/hangman.ts',
      /\} as const satisfies Record/,
      "'pinya ben tancada': { clue: 'El que demana qui mana.', meaning: 'La base, quan ja no hi cap ningú.' },",
    );
  },
};
