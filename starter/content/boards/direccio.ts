// Per escriure: la junta directiva
import { answers } from '@/content/club';
import { pages } from '@/content/pages';
import { type BoardPage, readBoard } from '@/lib/club/boards';
import { seasonOf } from '@/lib/dates/seasons';

/** The direction board (junta directiva). */
export const direccio = {
  title: 'Junta directiva',
  path: pages.directionBoard.path,
  intro: ['La junta directiva porta els comptes i els permisos de la colla i parla amb la universitat.'],
  currentSeason: seasonOf(answers.course.from),
  s: readBoard({
    'Junta directiva': ['Presidència: Per anunciar', 'Secretaria: Per anunciar', 'Tresoreria: Per anunciar'],
  }),
  i: {},
} as const satisfies BoardPage;
