import { phaseOf } from '@/lib/castle-game/engine/performance';
import { type PlanChoice, plannedNow, rankedFor } from '@/lib/castle-game/engine/plan';
import { SLOTS } from '@/lib/castle-game/limits';
import type { GameState, Round } from '@/lib/castle-game/types';

export type Slot =
  | { readonly state: 'done'; readonly round: Round }
  | { readonly state: 'current' | 'empty'; readonly pilars: boolean };

export function slotsOf(state: GameState): Slot[] {
  const phase = phaseOf(state);
  const done = state.rounds.map((round): Slot => ({ state: 'done', round }));
  const now: Slot[] = phase === 'over' ? [] : [{ state: 'current', pilars: phase === 'pilars' }];
  const filled = [...done, ...now];
  // The round of pilars is the last one.
  const left = phase === 'towers' ? Math.max(0, SLOTS - filled.length) : 0;
  return [
    ...filled,
    ...Array.from({ length: left }, (_, index): Slot => ({ state: 'empty', pilars: index === left - 1 })),
  ];
}

/** The next tower of the plan or, once it has none left, what is worth most. */
export function proposedNow(state: GameState, plan = state.team.plan): PlanChoice | undefined {
  const others = rankedFor(state, false).map(({ entry }) => entry.code);
  return plan && plannedNow(state, plan.concat(others));
}
