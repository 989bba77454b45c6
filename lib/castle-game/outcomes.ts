import type { Outcome } from '@/lib/towers/outcome';

/** How an attempt of the game can end, in the order in which chances are written. */
export const GAME_OUTCOMES = [
  'descarregat',
  'carregat',
  'intent',
  'intent desmuntat',
] as const satisfies readonly Outcome[];
export type GameOutcome = (typeof GAME_OUTCOMES)[number];
