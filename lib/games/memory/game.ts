import { produce } from 'immer';
import { progressKey } from '@/lib/games/shared/saved';
import type { ActionResult, GameRules } from '@/lib/games/shared/types';
import { type Random, shuffle } from '@/lib/values/random';
import type { MemoryPair } from './pairs';
import { decodeMemory, encodeMemory, type MemoryState } from './saved';

/** Milliseconds that two different cards stay face up. */
export const MISMATCH_MS = 500;
/** Milliseconds between the last pair and the win message. */
export const WIN_DELAY_MS = 500;

export type MemoryAction =
  | { readonly type: 'flip'; readonly place: number }
  /** Turns two different cards back after the delay. */
  | { readonly type: 'settle' }
  | { readonly type: 'restart' };

export type MemoryRefusal = 'outside' | 'locked' | 'face-up' | 'matched' | 'nothing-to-settle';

export type MemoryEvent =
  | { readonly kind: 'flipped'; readonly place: number }
  | { readonly kind: 'matched'; readonly place: number; readonly left: number }
  | { readonly kind: 'mismatched'; readonly place: number }
  | { readonly kind: 'settled' }
  | { readonly kind: 'won'; readonly place: number; readonly record: boolean }
  | { readonly kind: 'restarted' }
  | { readonly kind: 'refused'; readonly reason: MemoryRefusal; readonly place: number | null };

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

type Result = ActionResult<MemoryState, MemoryEvent>;

export function reduceMemory(state: MemoryState, action: MemoryAction, random: Random): Result {
  switch (action.type) {
    case 'flip':
      return flip(state, action.place);
    case 'settle':
      if (!isLocked(state)) return refused(state, 'nothing-to-settle', null);
      return { state: { ...state, up: [] }, event: { kind: 'settled' } };
    case 'restart':
      return { state: newMemory([...new Set(state.deck)], random, state.best), event: { kind: 'restarted' } };
  }
}

function flip(state: MemoryState, place: number): Result {
  const reason = refusalFor(state, place);
  if (reason !== null) return refused(state, reason, place);
  const [first] = state.up;
  if (first === undefined) return { state: { ...state, up: [place] }, event: { kind: 'flipped', place } };
  const turned = produce(state, (draft) => {
    draft.moves += 1;
    if (state.deck[first] !== state.deck[place]) draft.up.push(place);
    else {
      draft.up = [];
      draft.matched.push(first, place);
    }
  });
  if (isLocked(turned)) return { state: turned, event: { kind: 'mismatched', place } };
  if (!isWon(turned)) return { state: turned, event: { kind: 'matched', place, left: pairsLeft(turned) } };
  const record = turned.best === null || turned.moves < turned.best;
  const best = record ? turned.moves : turned.best;
  return { state: { ...turned, best }, event: { kind: 'won', place, record } };
}

function refusalFor(state: MemoryState, place: number): MemoryRefusal | null {
  if (state.deck[place] === undefined) return 'outside';
  if (state.matched.includes(place)) return 'matched';
  if (isLocked(state)) return 'locked';
  return state.up.includes(place) ? 'face-up' : null;
}

function refused(state: MemoryState, reason: MemoryRefusal, place: number | null): Result {
  return { state, event: { kind: 'refused', reason, place } };
}

/** `?parelles=10` */
const QUERY = 'parelles';

/** Returns an index, 0 by default. `sizes` are numbers of pairs. */
export function askedSize(search: string, sizes: readonly number[]): number {
  const asked = new URLSearchParams(search).get(QUERY);
  return Math.max(
    0,
    sizes.findIndex((size) => String(size) === asked),
  );
}

/** Empty for the first size. */
export function sizeQuery(sizes: readonly number[], place: number): string {
  return place === 0 ? '' : `?${QUERY}=${sizes[place]}`;
}

/** `initial` has a fixed order, since static HTML cannot be played. Each larger game stores its own progress. */
export function memoryRules(
  pairs: readonly MemoryPair[],
  random: Random,
  larger = false,
): GameRules<MemoryState, MemoryAction, MemoryEvent> {
  const names = pairs.map(({ name }) => name);
  return {
    initial: newMemory(names, () => 0),
    reduce: (state, action) => reduceMemory(state, action, random),
    storageKey: progressKey('memory', larger ? pairs.length : undefined),
    encode: encodeMemory,
    /** Continues an unfinished game. Otherwise shuffles a new one and keeps the best result. */
    decode: (text) => {
      const saved = decodeMemory(names, text);
      return saved === null || isWon(saved) ? newMemory(names, random, saved?.best ?? null) : saved;
    },
    canRead: (text) => decodeMemory(names, text) !== null,
    isWorthSaving: () => true,
  };
}
