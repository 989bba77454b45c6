import type { Mission } from '@/lib/castle-game/types';

/** The two errands that take a team from fifteen members to a pinya. */
export const missions = [
  {
    title: 'El primer pilar',
    description:
      'Descarregueu un pilar de tres en un assaig. La foto correrà per tots els grups de classe i vindrà gent nova a provar-ho.',
    objectives: { rehearsal: [{ code: 'Pd3', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 10 }],
  },
  {
    title: 'Netes ben netes',
    description:
      "Descarregueu cinc tresos de quatre nets i tres torres de quatre netes en els assajos. Quan el tronc va sol, la gent s'anima a fer pinya.",
    objectives: {
      rehearsal: [
        { code: '3d4n', outcome: 'descarregat', amount: 5 },
        { code: 'Td4n', outcome: 'descarregat', amount: 3 },
      ],
    },
    rewards: [{ type: 'members', amount: 10 }],
  },
] as const satisfies readonly Mission[];

/** How to go about them, told in the first screen to a team that has not completed them yet. */
export const missionsHint = 'Comença pel Pd3 i segueix amb les netes: Td4n i 3d4n.';
