import type { Random } from './generator';

/** From 0 to `count - 1`. */
export function pickIndex(count: number, random: Random): number {
  return Math.floor(random() * count);
}

/** Returns undefined if no weight is positive. */
export function pickWeighted<Choice>(
  choices: readonly Choice[],
  weight: (choice: Choice) => number,
  random: Random,
): Choice | undefined {
  const weights = choices.map((choice) => Math.max(0, weight(choice)));
  const total = weights.reduce((sum, one) => sum + one, 0);
  if (total === 0) return undefined;
  let left = random() * total;
  return choices.find((_, index) => {
    left -= weights[index] ?? 0;
    return left < 0;
  });
}

/** Fisher–Yates. */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  const shuffled: Item[] = [];
  while (left.length > 0) shuffled.push(...left.splice(pickIndex(left.length, random), 1));
  return shuffled;
}
