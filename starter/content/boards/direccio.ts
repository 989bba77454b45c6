// Per escriure: la junta directiva
import { answers } from '@/content/answers';
import { pages } from '@/content/pages';
import type { PersonId } from '@/content/people/people';
import type { BoardPage } from '@/lib/club/boards';
import { seasonOf } from '@/lib/dates/seasons';

/** The direction board (junta directiva). */
export const direccio = {
  title: 'Junta directiva',
  path: pages.directionBoard.path,
  intro: ['La junta directiva porta els comptes i els permisos de la colla i parla amb la universitat.'],
  currentSeason: seasonOf(answers.course.from),
  s: {
    direccio: {
      titol: 'Junta directiva',
      components: [
        { carrec: 'Presidència', nom: 'Per anunciar' },
        { carrec: 'Secretaria', nom: 'Per anunciar' },
        { carrec: 'Tresoreria', nom: 'Per anunciar' },
      ],
    },
    junta: [],
  },
  i: {},
} as const satisfies BoardPage<PersonId>;
