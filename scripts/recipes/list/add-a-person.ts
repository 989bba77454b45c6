import type { Recipe } from '../recipe';

export const addAPerson: Recipe = {
  title: 'Add a person',
  follow: ({ read, insertBefore, replace }) => {
    const heads = 'content/people/heads.ts';
    const from = [...read(heads).matchAll(/from: \[(.*?)\]/g)].flatMap(([, years = '']) => years.split(','));
    const year = Math.max(...from.map(Number)) + 1;
    insertBefore(
      'content/people/people.ts',
      /\} as const satisfies/,
      "'anna-vila': { name: 'Anna Vila i Serra', mote: 'Llevant' },",
    );
    replace(heads, /(?<=to: \[)null(?=\])/, String(year));
    insertBefore(
      heads,
      /\n {2}\],\n\} as const satisfies/,
      `{
      person: 'anna-vila',
      from: [${year}],
      to: [null],
      text: [
        'Va arribar a la colla per acompanyar una amiga i es va quedar per la pinya. Mira els castells amb els ulls mig tancats, diu que així se sent millor si van bé, i no alça mai la veu.',
      ],
    },`,
    );
  },
};
