import type { Recipe } from '../recipe';

export const addAGameTower: Recipe = {
  title: 'Add a tower to the castle game',
  tests: [
    '__tests__/content/castle-game',
    '__tests__/lib/castle-game',
    '__tests__/content/games/daily-castell',
    '__tests__/lib/games/daily-castell',
  ],
  follow: ({ insertBefore }) =>
    insertBefore(
      'content/castle-game/scored-towers.ts',
      /\] as const satisfies/,
      "{ code: '5d9f', group: 8, subgroup: 3, people: 305, carregat: 5900, descarregat: 7600 },",
    ),
};
