import type { MemoryState } from '@/lib/games/memory/types';
import type { Random } from '@/lib/random/generator';
import { shuffle } from '@/lib/random/pick';

export function newMemory(names: readonly string[], random: Random, best: number | null = null): MemoryState {
  return { deck: shuffle([...names, ...names], random), up: [], matched: [], moves: 0, best };
}

/** No card can be turned until `settle`. */
export function isLocked(state: MemoryState): boolean {
  return state.up.length === 2;
}

export function isWon(state: MemoryState): boolean {
  return state.matched.length === state.deck.length;
}

export function pairsLeft(state: MemoryState): number {
  return (state.deck.length - state.matched.length) / 2;
}

/** True if a restart would lose something. */
export function hasProgress(state: MemoryState): boolean {
  return !isWon(state) && (state.moves > 0 || state.up.length > 0);
}

/** A card face down has no name, so that the page cannot reveal it. */
export type CardView =
  | { readonly face: 'down' }
  | { readonly face: 'up' | 'matched'; readonly name: string; readonly side: Side };

export type Side = 0 | 1;

export function cardViews(state: MemoryState): readonly CardView[] {
  return state.deck.map((name, place) => {
    const side = sideOf(state.deck, place);
    if (state.matched.includes(place)) return { face: 'matched', name, side };
    return state.up.includes(place) ? { face: 'up', name, side } : { face: 'down' };
  });
}

/**
 * Derived from the positions, so it needs no saved data. A visible side does not reveal whether the other card comes
 * before or after.
 */
function sideOf(deck: readonly string[], place: number): Side {
  const mate = deck.findIndex((name, other) => other !== place && name === deck[place]);
  return ((place + mate) % 2 === 0) === place < mate ? 0 : 1;
}
