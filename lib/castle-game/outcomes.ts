import type { Outcome } from '@/lib/towers/outcome';

/** In the order of `Chances`. */
export const GAME_OUTCOMES = [
  'descarregat',
  'carregat',
  'intent',
  'intent desmuntat',
] as const satisfies readonly Outcome[];
export type GameOutcome = (typeof GAME_OUTCOMES)[number];
