import type { HangmanNote } from '@/lib/games/hangman/types';

/** The phrases to guess, one a level. Letters, spaces, `·`, apostrophes and hyphens only. */
export const HANGMAN_PHRASES = [
  'faixa',
  'diada',
  'quatre de vuit',
  'cornelius',
  'senyor verd',
] as const satisfies readonly string[];

/** A clue for each phrase, for who asks for it, and what is told once it has been guessed. */
export const HANGMAN_NOTES = {
  faixa: {
    clue: "S'hi fan voltes abans de pujar, i algú altre ha d'estirar.",
    meaning:
      "Tira de roba negra de diversos metres que es porta ben estreta: protegeix els ronyons i fa d'esglaó a qui puja. Ve d'una paraula llatina que vol dir bena.",
  },
  diada: {
    clue: "Tot el país en té una; les colles, unes quantes l'any.",
    meaning:
      "Dia assenyalat i, entre castellers, dia d'actuació. Ve de «dia»: és el dia que es fa gros, com una gentada és molta gent.",
  },
  'quatre de vuit': {
    clue: 'Tants per pis com potes té una taula, i tants pisos com potes té una aranya.',
    meaning:
      "Castell de quatre castellers per pis i vuit pisos d'alçada. S'escriu 4d8: primer l'estructura i després l'alçada.",
  },
  cornelius: {
    clue: "Té nom d'antic romà i no ha pagat mai el bitllet de l'autocar.",
    meaning:
      "Os de peluix que la colla va trobar a l'autocar de tornada de la primera diada fora de casa. Ningú no l'ha reclamat, viatja a totes les sortides i és l'únic de la colla que no ha caigut mai.",
  },
  'senyor verd': {
    clue: "Sempre en té la culpa, i no l'ha vist mai ningú.",
    meaning:
      "El culpable oficial de tot el que desapareix del local: una camisa, una faixa, l'últim entrepà. Diuen que vesteix com nosaltres i que per això no hi ha manera de trobar-lo.",
  },
} as const satisfies Record<(typeof HANGMAN_PHRASES)[number], HangmanNote>;
