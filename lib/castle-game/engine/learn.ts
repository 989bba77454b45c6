import type { Chances, Odds } from '@/lib/castle-game/catalogue/types';
import type { Result } from '@/lib/castle-game/results';

const clip = (value: number, [min, max]: Odds['caps']): number => Math.min(max, Math.max(min, value));

/**
 * A tower's own chances after a result: clipped to the caps, multiplied element by element by what the result
 * teaches, clipped again and made to add up to 1.
 */
export function learn(unique: Chances, { caps, multipliers }: Odds, result: Result): Chances {
  const by = multipliers[result];
  const a = clip(clip(unique[0], caps) * by[0], caps);
  const b = clip(clip(unique[1], caps) * by[1], caps);
  const c = clip(clip(unique[2], caps) * by[2], caps);
  const d = clip(clip(unique[3], caps) * by[3], caps);
  const total = a + b + c + d;
  return [a / total, b / total, c / total, d / total];
}
