import type { Recipe } from '../recipe';

export const addASponsor: Recipe = {
  title: 'Add a sponsor',
  follow: ({ create, insertAfter }) => {
    create(
      'public/sponsors/forn-de-la-placa.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120"><path d="M40 90h160l-20-60H60z"/></svg>\n',
    );
    insertAfter(
      'content/sponsors.ts',
      /^.*?sponsors: \[/s,
      "{ name: 'Forn de la Plaça', image: 'forn-de-la-placa.svg' },",
    );
  },
};
