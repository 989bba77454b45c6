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
  // A five is a three and a torre side by side: who has both has most of it.
  {
    code: '5d5',
    dependencies: { '3d5': 1 / 2, Td5: 1 / 2 },
  },
  {
    code: '5d6',
    dependencies: { '3d6': 1 / 2, Td6: 1 / 2 },
  },
  {
    code: '5d7',
    dependencies: { '5d6': 1 / 2, '3d7': 1 / 2 },
  },
  // It asks of its few people what eight floors with a folre ask of many.
  {
    code: '3d7s',
    dependencies: { '3d8f': 3 / 5, '3d7': 3 / 10, '3d6s': 1 / 10 },
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
