import type { HangmanNote, MorePhrase } from '@/lib/games/hangman/game';

/** The phrases to guess, one a level. Letters, spaces, `·`, apostrophes and hyphens only. */
export const HANGMAN_PHRASES = ['fer pinya', 'tres de set', 'plaça'] as const satisfies readonly string[];

/** A clue for each phrase, and what is told once it has been guessed. */
export const HANGMAN_NOTES = {
  'fer pinya': {
    clue: 'El que fa tothom quan no sap on posar-se.',
    meaning:
      'Posar-se a la base del castell, amb els braços damunt les espatlles del davant. També ho diu qui ajuda algú.',
  },
  'tres de set': {
    clue: 'Els reis que venen i els dies que triga una setmana a passar.',
    meaning: 'Castell de tres castellers per pis i set pisos.',
  },
  plaça: {
    clue: "S'hi va a actuar i també a comprar.",
    meaning: 'On es fan els castells. Surt a plaça qui ja ha assajat.',
  },
} as const satisfies Record<(typeof HANGMAN_PHRASES)[number], HangmanNote>;

/** The castell that is taken down: one floor for each error allowed. */
export const HANGMAN_CASTELL = '3d5';

/** This club has no phrases beside its levels. */
export const HANGMAN_MORE = [] as const satisfies readonly MorePhrase[];
