import type { CrosswordPuzzle } from '@/lib/games/crossword/layout';

/**
 * Size, number of words and possible clues of each crossword. `npm run make:levels` chooses the clues that cross best
 * and writes `levels.ts`. The same seed gives the same crossword.
 */
export const CROSSWORD_PUZZLES = [
  {
    // The best of seeds 1 to 25: 24 of 73 squares are crossed, and two fifths of each word are checked.
    seed: 13,
    columns: 13,
    rows: 17,
    words: 17,
    clues: [
      { word: 'Enxaneta', hint: 'Arriba al cim de tot i hi alça el braç.' },
      {
        word: 'Acotxador',
        hint: "De nit et taparia fins al coll; a dalt de tot, s'ajup perquè algú altre toqui el cel.",
      },
      { word: 'Dosos', hint: 'A les cartes fan una parella ben baixa; entre nosaltres, ben alta.' },
      { word: 'Pom de dalt', hint: 'Ramell de gent lleugera al capdamunt (tres paraules).' },
      { word: 'Folre', hint: 'Els abrics el porten per dins i els castells de nou, al segon pis.' },
      {
        word: 'Manilles',
        hint: 'Són a la tercera rotllana dels castells més alts; en singular, un joc de cartes.',
      },
      { word: 'Puntals', hint: 'Aguanten cases velles i, de tant en tant, els castells més alts.' },
      { word: 'Agulla', hint: 'Al paller no es troba; entre tres o quatre, es queda dreta i sola.' },
      { word: 'Crossa', hint: "La porta sota l'aixella qui s'ha trencat la cama… i també el baix." },
      { word: 'Baixos', hint: 'A les cases, hi ha botigues; als castells, hi comença tot.' },
      {
        word: 'Contrafort',
        hint: "Reforça catedrals per fora i, entre nosaltres, l'esquena de qui ho aguanta tot.",
      },
      { word: 'Soca', hint: "Peu de l'arbre, i el cor de tot quan es fan castells." },
      { word: 'Tronc', hint: 'Va de les arrels a les branques, o dels més forts als més menuts.' },
      { word: 'Cordó', hint: "N'hi ha al voltant de la soca i també a les sabates." },
      { word: 'Faixa', hint: 'Premsa els ronyons de qui puja i, a la llibreria, abraça el llibre premiat.' },
      { word: 'Mocador', hint: 'Vermell amb pics blancs, i no és per al nas.' },
      {
        word: 'Camisa',
        hint: "Diu amb qui fas castells; al joc, n'hi ha que hi deixen fins i tot aquesta peça.",
      },
      { word: 'Gralla', hint: 'Ocell negre que també anuncia els castells.' },
      { word: 'Tabal', hint: 'Té el cap buit, rep cops i tothom li segueix el pas.' },
      { word: 'Aleta', hint: 'Els peixos en tenen; al cim, es fa amb la mà oberta.' },
      { word: 'Pilar', hint: 'Columna, nom de dona, o un de sol a cada pis.' },
      { word: 'Torre', hint: "Dos castellers per pis, o la peça que s'enroca." },
      { word: 'Diada', hint: "Dia gran dels castellers; per a tot el país, l'Onze de Setembre." },
      { word: 'Assaig', hint: 'Castells sense públic, o el gènere de Montaigne.' },
      { word: 'Plaça', hint: "S'hi va a fer castells i també a comprar el peix." },
      { word: 'Carregat', hint: 'Coronat, però caigut de baixada; també, un cafè ben fort.' },
      { word: 'Intent', hint: 'Delicte que es queda a mitges, o construcció que no arriba a coronar-se.' },
      { word: 'Llenya', hint: 'En fem quan caiem, i escalfa quan crema.' },
      { word: 'Vent', hint: 'Bufa a la muntanya i empeny entre dues rengles.' },
      { word: 'Lateral', hint: 'Puja per la banda al camp i, entre castellers, empeny des del costat.' },
      { word: 'Segons', hint: 'Van just a sobre dels primers i, de seixanta en seixanta, fan minuts.' },
      { word: 'Terços', hint: 'Infanteria que va lluitar a Flandes, o qui té dos pisos a sota.' },
      { word: 'Quarts', hint: 'Tenen tres pisos a sota, i quatre fan una hora.' },
      { word: 'Quints', hint: 'Al cinquè pis o, temps enrere, cridats a files.' },
      { word: 'Canalla', hint: 'Mainada que puja, dita sense cap malícia.' },
      { word: 'Seny', hint: 'Fa parella amb la rauxa i tanca el lema casteller.' },
      { word: 'Pinya', hint: 'Fruita tropical o gentada ben premuda: totes dues, atapeïdes.' },
      { word: 'Set', hint: "Els pisos d'un 4d7, o el que treu un got d'aigua." },
      { word: 'Vuit', hint: "Els pisos d'un 3d8; ajagut, és l'infinit." },
      { word: 'Castell', hint: 'El de pedra té merlets; el de gent, vida curta.' },
      { word: 'Tap', hint: "Omple el forat de l'ampolla i els que queden entre la gent." },
      { word: 'Dau', hint: 'Al parxís té sis cares; entre castellers, només una.' },
      { word: 'Colla', hint: "De músics, d'amics o de malfactors; la nostra fa castells." },
      { word: 'Neta', hint: "Assajada sense ningú al voltant, o filla d'un fill." },
      { word: 'Ronda', hint: "El dia d'actuar en fem tres; al bar, algú l'ha de pagar." },
      { word: 'Cap de colla', hint: 'Mana sense corona i mira amunt des de baix (tres paraules).' },
      {
        word: 'Espardenyes',
        hint: "A la carta de peix són cares; a l'hora de pujar, es lliguen al turmell.",
      },
      { word: 'Equilibri', hint: 'El busca el funambulista i el demana el lema casteller.' },
    ],
  },
] as const satisfies readonly CrosswordPuzzle[];
