import type { WordSearchLevel } from '@/lib/games/word-search/grid';

/** Written by `npm run make:levels` from the words beside it: change those, and run it again. */
export const WORD_SEARCH_LEVELS = [
  {
    title: 'El vol',
    map: [
      'RCUCPTLLALVUNYI',
      'RVUOVOLARDINSNI',
      'BNTREPILARVNAEF',
      'EIDNNSBUTAQCIEA',
      'CUBOTTRENCIACSC',
      'EPOLOEEAASIUEEA',
      'NELLIOAMMRABLEA',
      'OMPDZOIDAOTISSJ',
      'IUIMLSTUITLVUSA',
      'AMCHAPSEGHIPLAA',
      'DASAFELSCSMTTEI',
      'ANNSIESELAODEAB',
      'RCICUIRICIRNUUE',
      'AICCVEOEOTTGTNE',
      'XVFSTLOABVDCTOR',
    ],
    words: ['Falziot', 'Ploma', 'Vent', 'Biblioteca', 'Campus', 'Gespa', 'Camisa', 'Pilar', 'Tren', 'Llibre'],
    meanings: [
      'Ocell que no para, i el nostre nom.',
      'En té moltes qui vola.',
      'Bufa, i lliga dues rengles.',
      'Davant seu assagem.',
      'On és la colla.',
      'On es dina després de plaça.',
      'La nostra és lila.',
      "Castell d'una persona per pis.",
      'Ens porta a plaça.',
      'El que hauríem de llegir.',
    ],
  },
] as const satisfies readonly WordSearchLevel[];
