import type { CrosswordLevel } from '@/lib/games/crossword/types';

/** Laid out by scripts/games/crossword.ts from clues.ts: change the clues there and run it again. */
export const CROSSWORD_LEVELS = [
  {
    columns: 13,
    rows: 17,
    // biome-ignore format: one line for each clue.
    words: [
      { word: 'Contrafort', hint: 'Empeny per darrere.', direction: 1, x: 6, y: 0 },
      { word: 'Folre', hint: 'Segona pinya.', direction: 1, x: 8, y: 0 },
      { word: 'Manilles', hint: 'Tercera pinya.', direction: 0, x: 4, y: 2 },
      { word: 'Espardenyes', hint: 'Calçat de qui puja.', direction: 0, x: 2, y: 4 },
      { word: 'Puntals', hint: 'Quarta pinya.', direction: 1, x: 4, y: 4 },
      { word: 'Pom de dalt', hint: 'Els tres últims pisos (tres paraules).', direction: 1, x: 0, y: 5 },
      { word: 'Biblioteca', hint: 'Davant seu assagem.', direction: 1, x: 10, y: 6 },
      { word: 'Tronc', hint: 'Els pisos que es veuen.', direction: 0, x: 4, y: 7 },
      { word: 'Carregat', hint: 'Coronat i prou.', direction: 1, x: 8, y: 7 },
      { word: 'Diada', hint: 'Dia gran.', direction: 0, x: 0, y: 8 },
      { word: 'Assaig', hint: 'Diada sense públic.', direction: 1, x: 2, y: 8 },
      { word: 'Lateral', hint: 'A banda i banda.', direction: 0, x: 4, y: 9 },
      { word: 'Dosos', hint: 'Són dos i van junts.', direction: 0, x: 0, y: 10 },
      { word: 'Mocador', hint: 'Es lliga al cap.', direction: 1, x: 12, y: 10 },
      { word: 'Llenya', hint: 'La que es fa en caure.', direction: 1, x: 5, y: 11 },
      { word: 'Enxaneta', hint: 'Corona el castell.', direction: 0, x: 5, y: 13 },
      { word: 'Acotxador', hint: 'Es posa sota qui corona.', direction: 0, x: 0, y: 16 },
    ],
  },
] as const satisfies readonly CrosswordLevel[];
