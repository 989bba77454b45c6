// Per escriure: la junta tècnica
import { answers } from '@/content/answers';
import { pages } from '@/content/pages';
import type { PersonId } from '@/content/people/people';
import type { BoardPage } from '@/lib/club/boards';
import { seasonOf } from '@/lib/dates/seasons';

/** The technical board (junta tècnica). */
export const tecnica = {
  title: 'Junta tècnica',
  path: pages.technicalBoard.path,
  intro: ['La junta tècnica decideix els castells, els assaja i col·loca cadascú al seu lloc.'],
  currentSeason: seasonOf(answers.course.from),
  s: {
    direccio: {
      titol: 'Junta tècnica',
      components: [
        { carrec: 'Cap de colla', nom: 'Per anunciar' },
        { carrec: 'Cap de pinya', nom: 'Per anunciar' },
        { carrec: 'Cap de tronc', nom: 'Per anunciar' },
      ],
    },
    junta: [],
  },
  i: {},
} as const satisfies BoardPage<PersonId>;
