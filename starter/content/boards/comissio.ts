import type { BoardPage } from '@/lib/club/boards';
import { pages, type SiteLink } from '../pages';
import type { PersonId } from '../people/people';

/** The gender commission and its work group. */
export const comissio = {
  title: 'Comissió de gènere i grup de treball',
  path: pages.commission.path,
  intro: ['La comissió de gènere vetlla perquè tothom hi estigui bé.'],
  currentSeason: '2026-2027',
  s: {
    direccio: { titol: 'Comissió', components: [{ carrec: 'Coordinació', person: 'joel-knor' }] },
    junta: [],
  },
  i: {},
} as const satisfies BoardPage<PersonId, SiteLink>;
