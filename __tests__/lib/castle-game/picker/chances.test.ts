import { bracketOf, percentagesOf } from '@/lib/castle-game/picker/chances';

describe('the brackets of difficulty', () => {
  it.each([
    [0.76, 4],
    [0.75, 3],
    [0.51, 3],
    [0.5, 2],
    [0.26, 2],
    [0.25, 1],
    [0, 1],
  ])('%d is %i', (chance, bracket) => {
    expect(bracketOf(chance)).toBe(bracket);
  });
});

it.each([
  [
    [0.2, 0.16, 0.36, 0.28],
    [20, 16, 36, 28],
  ],
  [
    [0.125, 0.125, 0.375, 0.375],
    [13, 13, 37, 37],
  ],
  [
    [1, 0, 0, 0],
    [100, 0, 0, 0],
  ],
] as const)('whole percents of %j add up to 100', (chances, percents) => {
  expect(percentagesOf(chances)).toEqual(percents);
});
