import type { WordSearchTheme } from '@/lib/games/word-search/generate';

/** What the word search is made from: `npm run make:levels`. No word may contain another, read either way. */
export const WORD_SEARCH_THEMES = [
  {
    title: 'El vol',
    seed: 2016,
    words: {
      Falziot: 'Ocell que no para, i el nostre nom.',
      Ploma: 'En té moltes qui vola.',
      Vent: 'Bufa, i lliga dues rengles.',
      Biblioteca: 'Davant seu assagem.',
      Campus: 'On és la colla.',
      Gespa: 'On es dina després de plaça.',
      Camisa: 'La nostra és lila.',
      Pilar: "Castell d'una persona per pis.",
      Tren: 'Ens porta a plaça.',
      Llibre: 'El que hauríem de llegir.',
    },
  },
] as const satisfies readonly WordSearchTheme[];
