import type { Recipe } from '../recipe';

/** Towers of universities' clubs, one of which a club has not built yet. */
const candidates = [
  { code: '5d6', name: 'Cinc de sis' },
  { code: '7d6', name: 'Set de sis' },
  { code: '4d6', name: 'Quatre de sis' },
  { code: '9d6', name: 'Nou de sis' },
  { code: '10d6', name: 'Deu de sis' },
];

export const addATower: Recipe = {
  title: 'Add a tower',
  follow: ({ list, read, create, insertAfter }) => {
    const files = list('content/towers');
    const tower = candidates.find(({ code }) => !files.includes(`${code}.ts`));
    if (!tower) throw new Error('The club has built every tower that this recipe knows.');
    const neighbour = read(`content/towers/${files[0]}`);
    create(
      `content/towers/${tower.code}.ts`,
      `${neighbour.match(/^import .*\n/)?.[0]}
export const afegit = {
  code: '${tower.code}',
  name: '${tower.name}',
  link: 'elevation',
  text: [
    'Aquest castell el vam provar tot un curs abans de dur-lo a plaça.',
    'Quan per fi el vam descarregar, la pinya va trigar una bona estona a desfer-se.',
  ],
  gallery: [
    { link: 'elevation', caption: 'El castell sencer, tal com es va veure aquell dia.' },
    { link: 'plan', caption: 'La pinya, des de dalt, amb tothom al seu lloc.' },
  ],
} as const satisfies CatalogueTower;
`,
    );
    insertAfter('content/towers/index.ts', /^/, `import { afegit } from './${tower.code}';\n`);
    insertAfter('content/towers/index.ts', /export const towers[^=]*= \[/, 'afegit,');
  },
};
