import type { GameRules } from '@/components/games/shared/use-game';
import { MEMORY_CARDS } from '@/content/games/memory';
import { announceMemory } from '@/lib/games/memory/announce';
import { reduceMemory } from '@/lib/games/memory/reduce';
import { decodeMemory, encodeMemory } from '@/lib/games/memory/saved';
import { isWon, newMemory } from '@/lib/games/memory/state';
import type { MemoryAction, MemoryEvent, MemoryState } from '@/lib/games/memory/types';
import { progressKey } from '@/lib/games/shared/saved';

const NAMES = MEMORY_CARDS.map(({ name }) => name);

/** How each card's picture is called when read aloud. */
export const SPOKEN: Readonly<Record<string, string>> = Object.fromEntries(
  MEMORY_CARDS.map(({ name, spoken }) => [name, spoken]),
);

/** A game left half way goes on; any other begins anew, and keeps the best result. */
function resume(text: string | null): MemoryState {
  const saved = decodeMemory(NAMES, text);
  return saved === null || isWon(saved) ? newMemory(NAMES, Math.random, saved?.best ?? null) : saved;
}

/** Memory with chance and storage in place. What the HTML shows lies in no particular order: nothing can be turned yet. */
export const MEMORY_RULES: GameRules<MemoryState, MemoryAction, MemoryEvent> = {
  initial: newMemory(NAMES, () => 0),
  reduce: (state, action) => reduceMemory(state, action, Math.random),
  announce: (state, event) => announceMemory(state, event, SPOKEN),
  storageKey: progressKey('memory'),
  encode: encodeMemory,
  decode: resume,
  isWorthSaving: () => true,
};
