import type { Office } from '@/lib/club/people';
import { pages } from '../pages';
import type { PersonId } from './people';

/** Heads of the technical board, one after another since the foundation. */
export const heads = {
  id: 'caps-de-colla',
  role: 'Cap de colla',
  path: pages.heads.path,
  tenures: [
    {
      person: 'bernat-clot',
      from: [2016],
      to: [2020],
      text: ['Va portar la primera faixa i va ensenyar a lligar-la.'],
    },
    {
      person: 'ada-brull',
      from: [2020],
      to: [null],
      text: ['Va posar el primer castell de set a la plaça.'],
    },
  ],
} as const satisfies Office<PersonId>;
