import type { NamedDiada } from '@/lib/castle-game/history/diades';
import type { Rival } from '@/lib/castle-game/history/rivals';

/** The great days of a course, each on the Thursday nearest its date. */
export const diades = [
  { id: 'sant-narcis', name: 'Diada de Sant Narcís', town: 'Girona', around: '10-29' },
  { id: 'hivern', name: "Diada d'Hivern", town: 'Lleida', around: '12-10' },
  { id: 'mig-curs', name: 'Diada de Mig Curs', town: 'Tarragona', around: '02-26' },
  { id: 'sant-jordi', name: 'Diada de Sant Jordi', town: 'Barcelona', around: '04-23' },
  { id: 'la-vostra', name: 'La vostra diada', town: 'a casa vostra', around: '05-14' },
  { id: 'final-de-curs', name: "L'última del curs", town: 'Vic', around: '06-18' },
] as const satisfies readonly NamedDiada[];

/** What the clubs perform, by ascending points. */
const towers = [
  ...['3d5', '4d5', 'Td5', '3d5a', '4d5a', '5d5', 'Td5s', '4d6', '3d6', '3d6a', '5d6', 'Td6', '4d7', '3d7'],
  ...['4d7a', '3d7a', '7d7', 'Td7f', '5d7', '3d8f', '9d7', '4d8', 'Td8fm', '3d8fa', '5d8f', '3d9fm'],
] as const;
const pilars = ['Pd4', 'Pd4s', 'Pd5', 'Pd5s', 'Pd6f', 'Pd7fm', 'Pd8fmp'] as const;

/**
 * The clubs that perform on the six diades: one that begins, one that grows and one that is great. How many of the towers are
 * within their reach at the beginning and at the end of each course.
 */
export const rivals = [
  { name: 'Bocabadats', color: '#b45309', towers, pilars, courses: [7, 14, 10.5, 15.5, 13, 18, 16, 21] },
  { name: 'Rondinaires', color: '#1d4ed8', towers, pilars, courses: [10.5, 18, 17, 22, 20.5, 24, 22, 25] },
  {
    name: 'Despentinats',
    color: '#7e22ce',
    towers,
    pilars,
    courses: [12.5, 20.5, 20.5, 25, 23.5, 26, 25, 26],
  },
] as const satisfies readonly Rival[];
