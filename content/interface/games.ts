/** What all games say. */
export const GAME_TEXTS = {
  won: "Enhorabona! T'has passat el joc.",
  wonWithHelp: "Enhorabona! T'has passat el joc, amb ajuda.",
  lost: 'Mala sort! Has perdut.',
  accept: "D'acord",
  restart: 'Torna a començar',
  restartQuestion: 'Vols tornar a començar? Perdràs el que has fet en aquesta partida.',
  restartConfirm: 'Sí, torna a començar',
  restartCancel: 'No, continua',
  levels: 'Nivells',
  previousLevel: 'Nivell anterior',
  nextLevel: 'Nivell següent',
  allLevels: 'Tots els nivells',
  help: "Com s'hi juga",
  /** Instead of a best result, before there is one. */
  neverPlayed: 'Per estrenar',
  storageFailed: 'El navegador no deixa desar la partida: si recarregues la pàgina, la perdràs.',
  elsewhere: {
    continued:
      "Tens aquesta partida oberta en una altra pestanya: l'hem posada aquí tal com la hi has deixada.",
    ended:
      "En una altra pestanya has acabat aquesta partida o l'has tornada a començar: aquí també comença de nou.",
  },
  noScripts: 'Per jugar-hi cal que el navegador deixi executar JavaScript.',
  completionFailed: 'El navegador no deixa desar res: no recordarem que ho has completat.',
  more: 'Més',
  moreIntro: 'Fora dels nivells, per a qui en vol més. El que hi facis es recorda a part, i sense galetes.',
  moreUnknown:
    "Aquest joc de «Més» no existeix o ja no hi és: aquí tens l'últim nivell. A la llista trobaràs els que hi ha.",
} as const;

export const WORD_SEARCH_TEXTS = {
  /** Before a word that was found, aloud only. */
  found: 'Trobada:',
  help: [
    "Tria la primera lletra d'una paraula i després l'última, o arrossega d'una a l'altra: en horitzontal, en vertical o en diagonal, del dret o del revés.",
    "Amb el teclat, mou-te amb les fletxes, marca l'inici i el final amb Retorn i desfés la marca amb Esc.",
  ],
} as const;

export const CROSSWORD_TEXTS = {
  game: 'Mots encreuats',
  across: 'Horitzontals',
  down: 'Verticals',
  currentClue: 'Definició actual',
  previousClue: 'Definició anterior',
  nextClue: 'Definició següent',
  check: { title: 'Revisa', letter: 'La lletra', word: 'La paraula', all: 'Tot' },
  reveal: { title: 'Revela', letter: 'Una lletra', word: 'Una paraula' },
  print: 'Imprimeix',
  keyboard: 'Teclat',
  switchDirection: 'Canvia de direcció',
  erase: 'Esborra',
  deviceKeyboard: 'Usa el teclat del dispositiu',
  ownKeyboard: 'Usa el teclat de la pàgina',
  help: [
    'Tria una casella i escriu: els accents no compten, la Ç sí.',
    "Amb el teclat, l'espai canvia de direcció, [ i ] canvien de definició, i Inici i Fi van als extrems de la paraula.",
  ],
} as const;

export const HANGMAN_TEXTS = {
  game: 'Joc del penjat',
  letters: 'Lletres',
  clue: 'Pista',
  /** Before what the phrase means, once it has been guessed. */
  meaning: 'Què vol dir',
  /** Title of the drawing, before anything has come down. */
  castell: 'Castell de cinc pisos',
  help: [
    'Prova lletres fins a completar la frase. Cada error fa baixar un pis del castell, i en té cinc.',
    'Pots fer servir el teclat de la pantalla o el teu.',
  ],
} as const;

export const MEMORY_TEXTS = {
  sizes: 'Quantes parelles vols?',
  /** With the larger games. */
  unequal:
    'Aquí les dues cartes de cada parella no són iguals: un dibuix i el seu nom, un castell vist de cara i des de dalt, o un codi i el que vol dir.',
  game: 'Joc de memory',
  cards: 'Cartes',
  help: [
    'Gira dues cartes: si fan parella es queden, i si no, es tornen a tapar.',
    'Amb el teclat, mou-te amb el tabulador i gira les cartes amb Retorn o espai.',
  ],
} as const;
