import type { CrosswordLevel } from '@/lib/games/crossword/grid';

/** Written by `npm run make:levels` from the words beside it: change those, and run it again. */
export const CROSSWORD_LEVELS = [
  {
    columns: 11,
    rows: 10,
    words: [
      { word: 'Faixa', hint: 'Protegeix els ronyons.', direction: 1, x: 8, y: 0 },
      { word: 'Gralla', hint: 'Sona fort.', direction: 0, x: 0, y: 1 },
      { word: 'Acotxador', hint: "S'ajup perquè hi passin per sobre.", direction: 1, x: 5, y: 1 },
      { word: 'Camisa', hint: 'Tothom la porta del mateix color.', direction: 0, x: 5, y: 2 },
      { word: 'Tabal', hint: 'Marca el pas.', direction: 0, x: 5, y: 4 },
      { word: 'Baixos', hint: 'Els primers de tots.', direction: 1, x: 7, y: 4 },
      { word: 'Llenya', hint: 'La que es fa en caure.', direction: 1, x: 9, y: 4 },
      { word: 'Crossa', hint: 'Sota una aixella.', direction: 0, x: 4, y: 9 },
    ],
  },
] as const satisfies readonly CrosswordLevel[];
