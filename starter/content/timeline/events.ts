// Per escriure (timeline): les fites de la colla
import { club } from '@/content/club';
import type { TimelineEvent } from '@/lib/club/types';

/** From the first university clubs to today; those without a date stand where they belong. */
export const timelineEvents = [
  {
    id: 'les-primeres-colles',
    date: null,
    title: 'Les primeres colles universitàries',
    description:
      'Des dels anys noranta, els estudiants fan castells als campus, amb gent de colles de tot arreu.',
    color: 'mon',
  },
  {
    id: 'neix-la-colla',
    date: { year: club.founded.year },
    title: 'Neix la colla',
    description: 'Comença la nostra història, que continua a [cada assaig](/assajos).',
    image: { code: 'Pd4' },
    color: 'colla',
  },
] as const satisfies readonly TimelineEvent[];
