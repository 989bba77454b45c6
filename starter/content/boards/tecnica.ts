import type { BoardPage } from '@/lib/club/boards';
import { pages, type SiteLink } from '../pages';
import type { PersonId } from '../people/people';

/** The technical board (junta tècnica). */
export const tecnica = {
  title: 'Junta tècnica',
  path: pages.technicalBoard.path,
  intro: ['La junta tècnica decideix els castells i els assaja.'],
  currentSeason: '2026-2027',
  s: {
    direccio: { titol: 'Caps', components: [{ carrec: 'Cap de colla', person: 'ada-brull' }] },
    junta: [
      {
        titol: 'Pinya',
        components: [{ carrec: 'Cap de pinya', person: 'lluc-mora' }, { person: 'goretti-hom' }],
      },
      { titol: 'Tronc', components: [{ person: 'hilari-iglesias' }, { person: 'iona-jou' }] },
    ],
  },
  i: {
    '2019-2020': {
      direccio: { titol: 'Caps', components: [{ carrec: 'Cap de colla', person: 'bernat-clot' }] },
      junta: [
        { titol: 'Pinya', components: [{ person: 'fidel-grau' }] },
        { titol: 'Tronc', components: [{ person: 'ada-brull' }, { nom: 'Qui arribés primer' }] },
      ],
    },
  },
} as const satisfies BoardPage<PersonId, SiteLink>;
