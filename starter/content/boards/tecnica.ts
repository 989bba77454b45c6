// Per escriure: la junta tècnica
import { answers } from '@/content/club';
import { pages } from '@/content/pages';
import { type BoardPage, readBoard } from '@/lib/club/boards';
import { seasonOf } from '@/lib/dates/seasons';

/** The technical board (junta tècnica). */
export const tecnica = {
  title: 'Junta tècnica',
  path: pages.technicalBoard.path,
  intro: ['La junta tècnica decideix els castells, els assaja i col·loca cadascú al seu lloc.'],
  currentSeason: seasonOf(answers.course.from),
  s: readBoard({
    'Junta tècnica': [
      'Cap de colla: Per anunciar',
      'Cap de pinya: Per anunciar',
      'Cap de tronc: Per anunciar',
    ],
  }),
  i: {},
} as const satisfies BoardPage;
