import type { CrosswordLevel } from '@/lib/games/crossword/grid';

/** Written by `npm run make:levels` from the words beside it: change those, and run it again. */
export const CROSSWORD_LEVELS = [
  {
    columns: 11,
    rows: 10,
    words: [
      { word: 'Biblioteca', hint: 'Davant seu assagem.', direction: 1, x: 7, y: 0 },
      { word: 'Falziot', hint: 'Ocell que no para.', direction: 0, x: 3, y: 1 },
      { word: 'Lateral', hint: 'A banda i banda.', direction: 1, x: 5, y: 1 },
      { word: 'Puntals', hint: 'Quarta pinya.', direction: 0, x: 2, y: 3 },
      { word: 'Aleta', hint: 'Un braç enlaire.', direction: 1, x: 3, y: 5 },
      { word: 'Agulla', hint: 'Pilar amagat.', direction: 0, x: 0, y: 6 },
      { word: 'Llenya', hint: 'La que es fa en caure.', direction: 0, x: 5, y: 7 },
      { word: 'Enxaneta', hint: 'Corona el castell.', direction: 0, x: 0, y: 9 },
    ],
  },
] as const satisfies readonly CrosswordLevel[];
