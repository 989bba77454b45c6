import type { BoardPage } from '@/lib/club/boards';
import { pages, type SiteLink } from '../pages';
import type { PersonId } from '../people/people';

/** The direction board (junta directiva). */
export const direccio = {
  title: 'Junta directiva',
  path: pages.directionBoard.path,
  intro: ['La junta directiva porta els papers i els diners de la colla.'],
  currentSeason: '2026-2027',
  s: {
    direccio: {
      titol: 'Direcció',
      components: [
        { carrec: 'Presidència', person: 'dani-ester' },
        'separador',
        { carrec: 'Tresoreria', person: 'elna-faig' },
      ],
    },
    junta: [{ titol: 'Acollida', components: [{ person: 'karima-laoui' }, { nom: 'Gent de primer' }] }],
  },
  i: {
    '2025-2026': {
      direccio: { titol: 'Direcció', components: [{ carrec: 'Presidència', person: 'dani-ester' }] },
      junta: [{ titol: 'Acollida', components: [{ carrec: 'Coordinació', person: 'fidel-grau' }] }],
    },
  },
} as const satisfies BoardPage<PersonId, SiteLink>;
