import type { MoreWordSearchTheme } from '@/lib/games/word-search/generate';

/** Extra word searches. The id is in the address and never changes once published. */
export const MORE_WORD_SEARCH_THEMES = [
  {
    id: 'amunt',
    title: 'De la pinya al cel',
    seed: 9,
    words: {
      Tronc: 'Els pisos que van dels baixos fins sota el pom de dalt.',
      Folre: 'Una segona pinya, dreta sobre les espatlles de la primera.',
      Manilles: 'La tercera anella, muntada damunt del folre.',
      Puntals: 'La quarta anella, damunt de les manilles.',
      Segons: 'El segon pis: els qui més pes aguanten de tots els que pugen.',
      Terços: 'El tercer pis, que atura el castell quan es mou.',
      Quarts: "El quart pis; en un castell de set, l'últim del tronc.",
      Quints: 'El cinquè pis, dels castells de vuit en amunt.',
      Sisens: 'El sisè pis, dels castells de nou.',
      Dosos: 'La parella que fa de pont entre les rengles.',
      Acotxador: "S'ajup perquè l'enxaneta li passi per sobre.",
      Enxaneta: 'Qui corona el castell.',
      Rengla: 'Cadascuna de les columnes del tronc.',
      Casc: 'El porta qui puja més amunt.',
    },
  },
  {
    id: 'musica',
    title: 'Gralles i tabals',
    seed: 11,
    words: {
      Gralla: "L'instrument de vent dels castells, de so penetrant.",
      Tabal: 'Caixa amb dues pells, una a cada banda.',
      Canya: 'Les dues llengüetes que vibren al capdamunt de la gralla.',
      Tudell: 'El tubet de metall on es posa la canya.',
      Baquetes: 'Els dos bastonets amb què es pica.',
      Repic: 'Seguit de cops molt ràpids.',
      Melodia: 'El que porta la gralla i tothom taral·leja després.',
      Ritme: "El que marca el tabal perquè tothom pugi a l'hora.",
      Cercavila: 'Passejada pels carrers amb la música al davant.',
      Matinades: 'Tocs que desperten el poble el dia de festa.',
      Compàs: "La mida de la música, i l'eina de fer rodones.",
      Silenci: 'El que es demana mentre el castell puja.',
    },
  },
] as const satisfies readonly MoreWordSearchTheme[];
