import type { TowerPart } from '@/lib/tower-parts/parts';

export const supportParts = [
  {
    id: 'folre',
    name: 'Folre',
    definition:
      'Una segona pinya, més petita, dreta sobre les espatlles de la primera. Envolta els segons i aguanta els terços. Es munta quan el castell és massa alt o massa prim per pujar net.',
    highlights: ['folre'],
  },
  {
    id: 'manilles',
    name: 'Manilles',
    definition:
      'La tercera anella, muntada damunt del folre. Envolta els terços i aguanta els quarts. La fan poques persones, lleugeres i molt fermes, que no poden moure ni un peu.',
    highlights: ['manilla'],
  },
  {
    id: 'puntals',
    name: 'Puntals',
    definition:
      'La quarta anella, a sobre de les manilles, que aguanta els quints. Només la porten els castells més prims i més alts, com el pilar de vuit amb folre, manilles i puntals.',
    highlights: ['puntal'],
  },
] as const satisfies readonly TowerPart[];
