import { pickIndex, type Random } from '@/lib/random/pick';

/** A new list in another order, every order equally likely (Fisher–Yates, from the end). */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  const shuffled: Item[] = [];
  while (left.length > 0) shuffled.push(...left.splice(pickIndex(left.length, random), 1));
  return shuffled;
}
