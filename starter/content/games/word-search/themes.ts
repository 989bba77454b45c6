import type { MoreWordSearchTheme, WordSearchTheme } from '@/lib/games/word-search/generate';

/** What the word search is made from: `npm run make:levels`. No word may contain another, read either way. */
export const WORD_SEARCH_THEMES = [
  {
    title: 'La plaça',
    seed: 2016,
    words: {
      Pinya: 'Base del castell, on cap tothom.',
      Tronc: 'El que puja de la pinya.',
      Vent: 'Bufa, i lliga dues rengles.',
      Gralla: 'Diu fins on ha arribat el castell.',
      Campus: 'On és la colla.',
      Mocador: 'Es lliga al cap o al canell.',
      Camisa: 'Tothom la porta del mateix color.',
      Pilar: "Castell d'una persona per pis.",
      Autocar: 'Porta la colla a plaça.',
      Llibre: 'El que hauríem de llegir.',
    },
  },
] as const satisfies readonly WordSearchTheme[];

/** This club has no word searches beside its level. */
export const MORE_WORD_SEARCH_THEMES = [] as const satisfies readonly MoreWordSearchTheme[];
