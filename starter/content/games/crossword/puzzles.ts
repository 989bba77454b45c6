import type { CrosswordPuzzle } from '@/lib/games/crossword/layout';

/** What the crossword is laid out from: `npm run make:levels`. */
export const CROSSWORD_PUZZLES = [
  {
    seed: 5,
    columns: 11,
    rows: 10,
    words: 8,
    clues: [
      { word: 'Enxaneta', hint: 'Corona el castell.' },
      { word: 'Dosos', hint: 'Són dos i van junts.' },
      { word: 'Pom de dalt', hint: 'Els tres últims pisos (tres paraules).' },
      { word: 'Folre', hint: 'Segona pinya.' },
      { word: 'Puntals', hint: 'Quarta pinya.' },
      { word: 'Agulla', hint: 'Pilar amagat.' },
      { word: 'Baixos', hint: 'Els primers de tots.' },
      { word: 'Soca', hint: 'El cor de la pinya.' },
      { word: 'Faixa', hint: 'Protegeix els ronyons.' },
      { word: 'Camisa', hint: 'Tothom la porta del mateix color.' },
      { word: 'Gralla', hint: 'Sona fort.' },
      { word: 'Tabal', hint: 'Marca el pas.' },
      { word: 'Aleta', hint: 'Un braç enlaire.' },
      { word: 'Torre', hint: 'Dos per pis.' },
      { word: 'Crossa', hint: 'Sota una aixella.' },
      { word: 'Acotxador', hint: "S'ajup perquè hi passin per sobre." },
      { word: 'Lateral', hint: 'A banda i banda.' },
      { word: 'Llenya', hint: 'La que es fa en caure.' },
    ],
  },
] as const satisfies readonly CrosswordPuzzle[];
