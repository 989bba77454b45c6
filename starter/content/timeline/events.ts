import type { TimelineEvent } from '@/lib/club/types';

/** From the first university club to today; those without a date stand where they belong. */
export const timelineEvents = [
  {
    id: 'abans',
    date: null,
    title: 'Abans de nosaltres',
    description: 'Altres colles de campus ja havien ensenyat que es podia.',
    color: 'mon',
  },
  {
    id: 'neixen-2016',
    date: { year: 2016, month: 9 },
    title: 'Neixen els Falziots',
    description: [
      'Quinze persones i un pilar. ',
      { text: 'Així va anar', link: '/historia-de-la-colla' },
      '.',
    ],
    image: { code: 'Pd4' },
    color: 'falziots',
  },
  {
    id: 'primer-set',
    date: { year: 2024, month: 11, day: 20 },
    title: 'El primer castell de set',
    description: 'Un tres de set carregat a la plaça de la biblioteca.',
    image: { code: '3d7' },
    color: 'falziots',
    says: [{ tower: '3d7', outcome: 'carregat', date: '2024-11-20', first: true, opens: true }],
  },
] as const satisfies readonly TimelineEvent[];
