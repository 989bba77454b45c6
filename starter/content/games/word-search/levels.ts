import type { WordSearchLevel } from '@/lib/games/word-search/grid';

/** Written by `npm run make:levels` from `themes.ts`: change that, and run it again. */
export const WORD_SEARCH_LEVELS = [
  {
    title: 'La plaça',
    map: [
      'DFCENQQSQBMEPEH',
      'LSARSCCUMOCADOR',
      'JRUVNEAPÇAUMAQT',
      'IEFLLRMMITBISAD',
      'AATURHIAOARVIAT',
      'EOOTFESCTEEONPA',
      'DSRBEVADRLLANEI',
      'UOAEERCIRIOALCO',
      'TUNEPGBENRPLSIT',
      'ALEAEIEIAEPTTEA',
      'AMEAIALULLUIANE',
      'OCLAYTRALLARGUA',
      'OATNEVETRDNSAEO',
      'BLIMENNPQIMASOI',
      'SPIIMQNAISRNSNL',
    ],
    words: ['Pinya', 'Tronc', 'Vent', 'Gralla', 'Campus', 'Mocador', 'Camisa', 'Pilar', 'Autocar', 'Llibre'],
    meanings: [
      'Base del castell, on cap tothom.',
      'El que puja de la pinya.',
      'Bufa, i lliga dues rengles.',
      'Diu fins on ha arribat el castell.',
      'On és la colla.',
      'Es lliga al cap o al canell.',
      'Tothom la porta del mateix color.',
      "Castell d'una persona per pis.",
      'Porta la colla a plaça.',
      'El que hauríem de llegir.',
    ],
  },
] as const satisfies readonly WordSearchLevel[];
