/** The phrases to guess, one a level. Letters, spaces, `·`, apostrophes and hyphens only. */
export const HANGMAN_PHRASES = ['falziot', 'tres de set', 'plaça'] as const satisfies readonly string[];

/** The castell that is taken down: one floor for each error allowed. */
export const HANGMAN_CASTELL = '3d5';
