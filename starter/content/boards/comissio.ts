// Per escriure (commission): la comissió
import { answers } from '@/content/club';
import { pages } from '@/content/pages';
import { type BoardPage, readBoard } from '@/lib/club/boards';
import { seasonOf } from '@/lib/dates/seasons';

/** The gender commission and its work group. */
export const comissio = {
  title: 'Comissió de gènere',
  path: pages.commission.path,
  intro: ['La comissió de gènere vetlla perquè tothom es trobi bé a la colla.'],
  currentSeason: seasonOf(answers.course.from),
  s: readBoard({ 'Comissió de gènere': ['Coordinació: Per anunciar'] }),
  i: {},
} as const satisfies BoardPage;
