import type { Chances, Odds } from '@/lib/castle-game/catalogue/types';
import type { GameOutcome } from '@/lib/castle-game/outcomes';

const clip = (value: number, [min, max]: Odds['caps']): number => Math.min(max, Math.max(min, value));

/** Clips the own chances, multiplies them by the outcome's factors, clips again and normalises. */
export function learn(own: Chances, { caps, multipliers }: Odds, outcome: GameOutcome): Chances {
  const by = multipliers[outcome];
  const a = clip(clip(own[0], caps) * by[0], caps);
  const b = clip(clip(own[1], caps) * by[1], caps);
  const c = clip(clip(own[2], caps) * by[2], caps);
  const d = clip(clip(own[3], caps) * by[3], caps);
  const total = a + b + c + d;
  return [a / total, b / total, c / total, d / total];
}
