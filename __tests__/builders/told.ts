import type { Duties } from '@/lib/truth/duties';
import type { Told } from '@/lib/truth/report';
import { aHeadsOffice, aHistory } from './people';

/** Duties that ask for nothing. */
export const noDuties: Duties = { echoes: [], promises: [], wordings: [], prices: [], teams: [], apart: [] };

/** A club without statements and duties. Its fees of 20 and 5 euros are on a page. */
export function aToldClub(change: Partial<Told> = {}): Told {
  return {
    eras: [],
    events: [],
    offices: [],
    heads: aHeadsOffice({ tenures: [] }),
    towers: [],
    documents: [],
    course: { agenda: [], pauses: [] },
    boards: {
      technical: aHistory(),
      direction: aHistory(),
      commission: aHistory({ s: { direccio: { titol: 'Comissió', components: [] }, junta: [] } }),
    },
    membership: { minimumAge: 16, adultAge: 18, openRehearsals: 3, fee: { euros: 20, veteranEuros: 5 } },
    duties: noDuties,
    bestDiades: 0,
    pages: [{ id: 'alta', text: 'La quota és de 20 euros, o de 5 euros la de veterans.' }],
    ...change,
  };
}
