import type { HangmanNote, MorePhrase } from '@/lib/games/hangman/game';

/** The phrases to guess, one a level. Letters, spaces, `·`, apostrophes and hyphens only. */
export const HANGMAN_PHRASES = ['falziot', 'tres de set', 'plaça'] as const satisfies readonly string[];

/** A clue for each phrase, and what is told once it has been guessed. */
export const HANGMAN_NOTES = {
  falziot: {
    clue: 'Dorm volant i dona nom a tota una colla.',
    meaning: "Ocell d'estiu que gairebé no toca mai a terra. És el nostre nom i el nostre escut.",
  },
  'tres de set': {
    clue: 'Els reis que venen i els dies que triga una setmana a passar.',
    meaning: 'Castell de tres castellers per pis i set pisos. És el nostre sostre.',
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
