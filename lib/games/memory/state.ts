import type { MemoryState } from '@/lib/games/memory/types';
import type { Random } from '@/lib/random/generator';
import { shuffle } from '@/lib/random/pick';

/** A new game with two cards of each name, shuffled. */
export function newMemory(names: readonly string[], random: Random, best: number | null = null): MemoryState {
  return { deck: shuffle([...names, ...names], random), up: [], matched: [], moves: 0, best };
}

/** Two unequal cards lie face up: nothing can be turned until they settle. */
export function isLocked(state: MemoryState): boolean {
  return state.up.length === 2;
}

export function isWon(state: MemoryState): boolean {
  return state.matched.length === state.deck.length;
}

export function pairsLeft(state: MemoryState): number {
  return (state.deck.length - state.matched.length) / 2;
}

/** Whether a restart would throw something away. */
export function hasProgress(state: MemoryState): boolean {
  return !isWon(state) && (state.moves > 0 || state.up.length > 0);
}

/** What a card may show. A card face down carries no name, so a page cannot give it away. */
export type CardView =
  | { readonly face: 'down' }
  | { readonly face: 'up' | 'matched'; readonly name: string; readonly side: Side };

/** Which of the two faces of its pair a card has. */
export type Side = 0 | 1;

export function cardViews(state: MemoryState): readonly CardView[] {
  return state.deck.map((name, place) => {
    const side = sideOf(state.deck, place);
    if (state.matched.includes(place)) return { face: 'matched', name, side };
    return state.up.includes(place) ? { face: 'up', name, side } : { face: 'down' };
  });
}

/**
 * Which face lies at a place follows from where both cards of the pair lie, so that nothing more has to be kept, and one
 * that is seen does not tell whether the other lies before or after it.
 */
function sideOf(deck: readonly string[], place: number): Side {
  const mate = deck.findIndex((name, other) => other !== place && name === deck[place]);
  return ((place + mate) % 2 === 0) === place < mate ? 0 : 1;
}
