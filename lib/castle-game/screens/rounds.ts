import { phaseOf } from '@/lib/castle-game/engine/performance';
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
  const left = Math.max(0, SLOTS - filled.length);
  const isLast = (index: number) => phase === 'towers' && index === left - 1;
  return [
    ...filled,
    ...Array.from({ length: left }, (_, index): Slot => ({ state: 'empty', pilars: isLast(index) })),
  ];
}
