/** Brackets of difficulty as they are drawn: as many filled bars as the bracket says, 4 for the safest. */
export const BRACKETS = [1, 2, 3, 4] as const;
export type Bracket = (typeof BRACKETS)[number];

/** The bracket of a chance of descarregat, 0 to 1. */
export function bracketOf(chance: number): Bracket {
  if (chance > 0.75) return 4;
  if (chance > 0.5) return 3;
  return chance > 0.25 ? 2 : 1;
}
