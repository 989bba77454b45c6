import type { Office } from '@/lib/club/people';
import { pages } from '../pages';
import type { PersonId } from './people';

/** Presidents of the association, one after another since the foundation. */
export const presidents = {
  id: 'presidents',
  role: 'Presidència',
  path: pages.presidents.path,
  tenures: [
    {
      person: 'cesca-dilme',
      from: [2016, 2022],
      to: [2019, 2023],
      text: ['Va demanar el primer permís i el segon.'],
    },
    { person: 'dani-ester', from: [2023], to: [null], text: ['Porta els comptes en una llibreta lila.'] },
  ],
} as const satisfies Office<PersonId>;
