import type { Recipe } from '../recipe';

export const addACard: Recipe = {
  title: 'Add a card to the memory',
  follow: ({ create, insertBefore }) => {
    create(
      'public/memory/mocador.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">
  <rect width="240" height="240" fill="#FBF6EE"/>
  <path d="M30 70h180L120 190z" fill="#B3202C"/>
</svg>
`,
    );
    insertBefore(
      'content/games/memory.ts',
      /\] as const satisfies readonly MemoryCard/,
      "{ name: 'mocador', image: '/memory/mocador.svg', spoken: 'mocador' },",
    );
  },
};
