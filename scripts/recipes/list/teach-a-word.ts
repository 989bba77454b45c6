import type { Recipe } from '../recipe';

const NAMES = 'content/spelling.txt';

export const teachAWord: Recipe = {
  title: 'Teach the spelling check a word',
  tests: ['__tests__/scripts/spell', '__tests__/content/quotes'],
  follow: ({ read, insertAfter, insertBefore }) => {
    const [, , last] = /\n\n#[^\n]*\n(.*?\n)*?(.*?)\n(?=\n|$)/.exec(read(NAMES)) ?? [];
    if (!last) throw new Error(`${NAMES} has no part with names.`);
    insertAfter(NAMES, new RegExp(`\n${last}\n`), 'Zuriaga\n');
    insertBefore(
      'content/quotes.ts',
      /\n\] as const satisfies/,
      "{ quote: 'Em van dir que només seria un assaig.', author: 'Zuriaga, cordó des de 2020' },",
    );
  },
};
