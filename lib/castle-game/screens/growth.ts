/** Sizes to compare, the team's own among them, from the smallest. */
export const sizesWith = (members: number, examples: readonly number[]): number[] =>
  [...new Set([...examples, members])].sort((a, b) => a - b);
