/** Tries at a better crossword. More of them find little; another seed finds more. */
export const ROUNDS = 6000;
