import type { Recipe } from '../recipe';

export const addAPhrase: Recipe = {
  title: 'Add a phrase to the hangman',
  follow: ({ insertBefore }) =>
    insertBefore('content/games/hangman.ts', /\] as const satisfies/, "'pinya ben tancada',"),
};
