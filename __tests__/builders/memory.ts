import { type MemoryAction, type MemoryEvent, reduceMemory } from '@/lib/games/memory/game';
import type { MemoryState } from '@/lib/games/memory/saved';
import { seededRandom } from '@/lib/values/random';

export const NAMES = ['faixa', 'camisa', 'gralla'];

/** faixa at 0 and 1, camisa at 2 and 3, gralla at 4 and 5. */
export const aDeck: MemoryState = {
  deck: ['faixa', 'faixa', 'camisa', 'camisa', 'gralla', 'gralla'],
  up: [],
  matched: [],
  moves: 0,
  best: null,
};

export const flip = (place: number): MemoryAction => ({ type: 'flip', place });
export const SETTLE: MemoryAction = { type: 'settle' };
export const RESTART: MemoryAction = { type: 'restart' };

export function play(start: MemoryState, ...actions: readonly MemoryAction[]) {
  const random = seededRandom(1);
  let state = start;
  const events: MemoryEvent[] = [];
  for (const action of actions) {
    const result = reduceMemory(state, action, random);
    state = result.state;
    events.push(result.event);
  }
  return { state, event: events.at(-1), events };
}
