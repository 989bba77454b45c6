import type { Tier } from '@/lib/diades/scoring/tiers';

/** The groups of the historical summary, from the hardest towers to the easiest, and so inside each. */
export const tiers = [
  {
    name: 'Castells de 8 i amb manilles',
    level: 8,
    towers: ['3d8', '3d8sf', 'Td8fm', 'Pd7fm', '4d8', '3d8f'],
  },
  {
    name: 'Gamma alta de 7',
    level: 7,
    towers: ['3d7s', '4d7s', '9d7', '3d7+4d7', '10d7', '5d7', 'Vd6f'],
  },
  { name: 'Gamma mitjana de 7', level: 7, towers: ['Pd6f', 'Td7f', '7d7', '3d7a', '4d7a', 'Pd5s'] },
  { name: 'Gamma bàsica de 7', level: 7, towers: ['3d7', 'Vd5', 'Pd5', '4d7'] },
  { name: 'Gamma alta de 6', level: 6, towers: ['Td6s', '3d6s', '9d6'] },
  { name: 'Gamma mitjana de 6', level: 6, towers: ['Td6', '7d6', '5d6', '4d6a', '3d6a'] },
  { name: 'Gamma bàsica de 6', level: 6, towers: ['3d6', '4d6'] },
  {
    name: 'Castells de 5 o inferiors',
    level: 5,
    towers: [
      'Pd4s',
      'Pd4cam',
      '9d5',
      '3d5s',
      '5d5',
      'Pd4',
      '4d5a',
      'Td5',
      '4d5',
      '3d5',
      'Pd3s',
      'Pd3cam',
      'Pd3',
    ],
  },
] as const satisfies readonly Tier[];

/** The group after the tiers. */
export const unscoredName = 'Castells no puntuats';
