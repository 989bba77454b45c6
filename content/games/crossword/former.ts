import type { FormerCrossword } from '@/lib/games/crossword/types';

/**
 * Grids that a level had before, with the level's number: a crossword begun in one is finished in it, and whoever has
 * none begun gets the level as it is now. One can go a year after it was replaced, since a progress hardly lasts longer.
 */
export const FORMER_CROSSWORDS = [
  {
    index: 0,
    level: {
      columns: 13,
      rows: 17,
      words: [
        {
          word: 'Pom de dalt',
          hint: 'Ramell de canalla al cim del castell (tres paraules).',
          direction: 0,
          x: 3,
          y: 0,
        },
        {
          word: 'Terços',
          hint: 'Infanteria que va lluitar a Flandes, o qui té dos pisos a sota.',
          direction: 1,
          x: 11,
          y: 0,
        },
        {
          word: 'Equilibri',
          hint: 'El busca el funambulista i el demana el lema casteller.',
          direction: 0,
          x: 4,
          y: 2,
        },
        { word: 'Quarts', hint: 'Tenen tres pisos a sota, i quatre fan una hora.', direction: 1, x: 5, y: 2 },
        {
          word: 'Llenya',
          hint: 'En fem quan cau el castell, i escalfa quan crema.',
          direction: 1,
          x: 8,
          y: 2,
        },
        {
          word: 'Cap de colla',
          hint: 'Mana sense corona i mira el castell des de baix (tres paraules).',
          direction: 1,
          x: 3,
          y: 3,
        },
        {
          word: 'Espardenyes',
          hint: "Neixen de l'espart i es lliguen amb vetes al turmell.",
          direction: 0,
          x: 1,
          y: 5,
        },
        { word: 'Soca', hint: "Peu de l'arbre i cor de la pinya.", direction: 0, x: 5, y: 7 },
        {
          word: 'Contrafort',
          hint: "Reforça catedrals per fora i baixos per l'esquena.",
          direction: 1,
          x: 7,
          y: 7,
        },
        {
          word: 'Lateral',
          hint: 'Posició de la pinya que també juga de defensa al futbol.',
          direction: 1,
          x: 0,
          y: 9,
        },
        {
          word: 'Manilles',
          hint: 'Tercera pinya, damunt del folre; en singular, un joc de cartes.',
          direction: 1,
          x: 10,
          y: 9,
        },
        {
          word: 'Agulla',
          hint: 'Al paller no es troba; al castell, és el pilar del mig.',
          direction: 0,
          x: 0,
          y: 10,
        },
        {
          word: 'Aleta',
          hint: 'Els peixos en tenen; al cim, es fa amb la mà oberta.',
          direction: 1,
          x: 5,
          y: 10,
        },
        { word: 'Tabal', hint: 'Rep cops de baqueta al costat de la gralla.', direction: 0, x: 7, y: 10 },
        {
          word: 'Enxaneta',
          hint: 'Pesa poc, puja més amunt que ningú i ho fa saber amb un gest.',
          direction: 0,
          x: 0,
          y: 12,
        },
        { word: 'Acotxador', hint: "S'ajup perquè algú altre toqui el cel.", direction: 0, x: 0, y: 14 },
        {
          word: 'Puntals',
          hint: 'Aguanten cases velles i, de tant en tant, els castells més alts.',
          direction: 0,
          x: 4,
          y: 16,
        },
      ],
    },
  },
] as const satisfies readonly FormerCrossword[];
