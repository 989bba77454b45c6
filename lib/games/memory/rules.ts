import { reduceMemory } from '@/lib/games/memory/reduce';
import { decodeMemory, encodeMemory } from '@/lib/games/memory/saved';
import { isWon, newMemory } from '@/lib/games/memory/state';
import type { MemoryAction, MemoryEvent, MemoryPair, MemoryState } from '@/lib/games/memory/types';
import { announceMemory, spokenNames } from '@/lib/games/memory/words';
import type { GameRules } from '@/lib/games/shared/rules';
import { progressKey } from '@/lib/games/shared/saved';
import type { Random } from '@/lib/random/generator';

/** `initial` has a fixed order, since static HTML cannot be played. Each larger game stores its own progress. */
export function memoryRules(
  pairs: readonly MemoryPair[],
  random: Random,
  larger = false,
): GameRules<MemoryState, MemoryAction, MemoryEvent> {
  const names = pairs.map(({ name }) => name);
  const spoken = spokenNames(pairs);
  return {
    initial: newMemory(names, () => 0),
    reduce: (state, action) => reduceMemory(state, action, random),
    announce: (state, event) => announceMemory(state, event, spoken),
    storageKey: progressKey('memory', larger ? pairs.length : undefined),
    encode: encodeMemory,
    /** Continues an unfinished game. Otherwise shuffles a new one and keeps the best result. */
    decode: (text) => {
      const saved = decodeMemory(names, text);
      return saved === null || isWon(saved) ? newMemory(names, random, saved?.best ?? null) : saved;
    },
    isWorthSaving: () => true,
  };
}
