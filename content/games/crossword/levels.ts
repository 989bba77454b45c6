import type { CrosswordLevel } from '@/lib/games/crossword/types';

/** Written by `npm run make:levels` from the words beside it: change those, and run it again. */
export const CROSSWORD_LEVELS = [
  {
    columns: 13,
    rows: 17,
    words: [
      {
        word: 'Espardenyes',
        hint: "A la carta de peix són cares; a l'hora de pujar, es lliguen al turmell.",
        direction: 1,
        x: 8,
        y: 0,
      },
      { word: 'Torre', hint: "Dos castellers per pis, o la peça que s'enroca.", direction: 1, x: 4, y: 1 },
      { word: 'Gralla', hint: 'Ocell negre que també anuncia els castells.', direction: 0, x: 3, y: 3 },
      {
        word: 'Lateral',
        hint: 'Puja la banda al camp i, entre castellers, empeny des del costat.',
        direction: 1,
        x: 6,
        y: 3,
      },
      { word: 'Plaça', hint: "S'hi va a fer castells i també a comprar el peix.", direction: 1, x: 10, y: 3 },
      {
        word: 'Pinya',
        hint: 'Fruita tropical o gentada ben premuda: totes dues, atapeïdes.',
        direction: 1,
        x: 1,
        y: 4,
      },
      {
        word: 'Intent',
        hint: 'Delicte que es queda a mitges, o construcció que no arriba a coronar-se.',
        direction: 0,
        x: 1,
        y: 5,
      },
      {
        word: 'Tabal',
        hint: 'Té el cap buit, rep cops i tothom li segueix el pas.',
        direction: 1,
        x: 3,
        y: 5,
      },
      {
        word: 'Diada',
        hint: "Dia gran dels castellers; per a tot el país, l'Onze de Setembre.",
        direction: 0,
        x: 8,
        y: 5,
      },
      {
        word: 'Ronda',
        hint: "El dia d'actuar en fem tres; al bar, algú l'ha de pagar.",
        direction: 0,
        x: 6,
        y: 7,
      },
      { word: 'Canalla', hint: 'Mainada que puja, dita sense cap malícia.', direction: 0, x: 0, y: 8 },
      {
        word: 'Manilles',
        hint: 'Són a la tercera rotllana dels castells més alts; en singular, un joc de cartes.',
        direction: 1,
        x: 11,
        y: 8,
      },
      { word: 'Llenya', hint: 'En fem quan caiem, i escalfa quan crema.', direction: 0, x: 6, y: 9 },
      {
        word: 'Neta',
        hint: "Assajada sense ningú al voltant, o filla d'un fill.",
        direction: 1,
        x: 9,
        y: 12,
      },
      { word: 'Castell', hint: 'El de pedra té merlets; el de gent, vida curta.', direction: 0, x: 5, y: 13 },
      { word: 'Seny', hint: 'Fa parella amb la rauxa i tanca el lema casteller.', direction: 1, x: 7, y: 13 },
      {
        word: 'Puntals',
        hint: 'Aguanten cases velles i, de tant en tant, els castells més alts.',
        direction: 0,
        x: 5,
        y: 15,
      },
    ],
  },
] as const satisfies readonly CrosswordLevel[];
