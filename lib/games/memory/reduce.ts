import { produce } from 'immer';
import { isLocked, isWon, newMemory, pairsLeft } from '@/lib/games/memory/state';
import type { MemoryAction, MemoryEvent, MemoryRefusal, MemoryState } from '@/lib/games/memory/types';
import type { ActionResult } from '@/lib/games/shared/rules';
import type { Random } from '@/lib/random/generator';

type Result = ActionResult<MemoryState, MemoryEvent>;

/** `random` shuffles the cards on restart. */
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
