/** The phrases to guess, one a level. Letters, spaces, `·`, apostrophes and hyphens only. */
export const HANGMAN_PHRASES = [
  'faixa',
  'diada',
  'quatre de vuit',
  'cornelius',
  'senyor verd',
] as const satisfies readonly string[];
