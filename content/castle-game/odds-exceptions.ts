import type { OddsException } from '@/lib/castle-game/types';

/** The towers whose odds the rules would get wrong. */
export const oddsExceptions = [
  // It is the plain five with other people in its second floor: who has the five has most of it.
  {
    code: '5d5m',
    dependencies: { '5d4n': 1 / 3, '5d5': 2 / 3 },
  },
  // It is the plain five with other people in its second floor: who has the five has most of it.
  {
    code: '5d6m',
    dependencies: { '5d5n': 1 / 3, '5d6': 2 / 3 },
  },
  // There is no lower ten to rehearse; its trunks are the three and the seven side by side.
  {
    code: '10d5n',
    dependencies: { '3d5n': 1 / 2, '7d5n': 1 / 2 },
  },
  // There is no lower nine to rehearse; its trunks are a three and the torres around it.
  {
    code: '9d4n',
    dependencies: { '3d4n': 1 / 2, Td4n: 1 / 2 },
  },
  // It is the three of eight with a pilar inside.
  {
    code: '3d8fa',
    dependencies: { '3d8f': 2 / 3, Pd6f: 1 / 3 },
  },
  // Nobody performs nine floors before eight with a folre.
  {
    code: '4d9f',
    dependencies: { '3d8f': 1 / 2, '4d8': 1 / 4, 'FT 4d9f': 1 / 4 },
  },
] as const satisfies readonly OddsException[];
