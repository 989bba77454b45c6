import type { Recipe } from '../recipe';

export const addAQuote: Recipe = {
  title: 'Add a quote',
  follow: ({ insertBefore }) =>
    insertBefore(
      'content/quotes.ts',
      /\n\] as const satisfies/,
      "{ quote: 'Vaig venir a mirar i em van donar una faixa. No he sabut mai qui me la va posar.', author: 'Fanal, vent des de 2021' },",
    ),
};
