import type { WordSearchTheme } from '@/lib/games/word-search/generate';

/**
 * What each word search is made from. `npm run make:levels` turns these words into the grids of `levels.ts`; the same
 * seed always gives the same grid. No word may contain another, read either way.
 */
export const WORD_SEARCH_THEMES = [
  {
    title: 'La pinya',
    seed: 1994,
    // biome-ignore format: a list of words reads better in lines than in a column.
    words: [
      'Soca', 'Baixos', 'Contrafort', 'Agulla', 'Crossa', 'Laterals', 'Vents', 'Cordó', 'Folre', 'Manilles',
      'Puntals', 'Mans', 'Rengles', 'Espatlles', 'Braços', 'Daus',
    ],
  },
  {
    title: 'La diada',
    seed: 2007,
    // biome-ignore format: a list of words reads better in lines than in a column.
    words: [
      'Plaça', 'Actuació', 'Ronda', 'Pilar', 'Torre', 'Castell', 'Gralles', 'Tabals', 'Públic', 'Descarregat',
      'Intent', 'Balcó', 'Aplaudiment', 'Festa', 'Aleta',
    ],
  },
  {
    title: 'La colla',
    seed: 2024,
    // biome-ignore format: a list of words reads better in lines than in a column.
    words: [
      'Assaig', 'Camisa', 'Faixa', 'Mocador', 'Escut', 'Junta', 'Canalla', 'Enxaneta', 'Acotxadora', 'Grallers',
      'Amistat', 'Força', 'Equilibri', 'Valor', 'Seny', 'Enfilats', 'Universitat',
    ],
  },
] as const satisfies readonly WordSearchTheme[];
