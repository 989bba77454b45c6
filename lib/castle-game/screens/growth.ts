export const sizesWith = (members: number, examples: readonly number[]): number[] =>
  [...new Set([...examples, members])].sort((a, b) => a - b);
