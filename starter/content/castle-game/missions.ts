import type { Mission } from '@/lib/castle-game/types';

/** The errands that bring a team its first people. */
export const missions = [
  {
    title: 'El primer pilar',
    description:
      'Descarregueu un pilar de tres en un assaig. La foto correrà per tots els grups de classe i vindrà gent nova a provar-ho.',
    objectives: { rehearsal: [{ code: 'Pd3', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 20 }],
  },
  {
    title: 'El primer tres',
    after: 'El primer pilar',
    description: 'Descarregueu un tres de quatre net en un assaig. Qui us hagi vist a dalt ho voldrà provar.',
    objectives: { rehearsal: [{ code: '3d4n', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 10 }],
  },
] as const satisfies readonly Mission[];

/** How to go about them, told in the first screen to a team that has not completed them yet. */
export const missionsHint = 'Comenceu pel Pd3.';
