import type { Recipe } from '../recipe';

export const addAMission: Recipe = {
  title: 'Add a mission to the castle game',
  follow: ({ insertBefore }) =>
    insertBefore(
      'content/castle-game/missions.ts',
      /\n\] as const satisfies/,
      `{
    title: 'Tres de cinc a plaça',
    description: 'Descarregueu un tres de cinc en una actuació. Algú ho explicarà a la biblioteca, fluix però a tothom.',
    objectives: { performance: [{ code: '3d5', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 5 }],
  },`,
    ),
};
