import { useEffect, useState } from 'react';
import { MEMORY_CARDS } from '@/content/games/memory';
import { readStored } from '@/lib/browser/storage';
import { decodeMemory } from '@/lib/games/memory/saved';
import { progressKey } from '@/lib/games/shared/saved';

const names = MEMORY_CARDS.map(({ name }) => name);

/** Fewest moves of a won game of memory: null in the HTML and before the first win. */
export function useMemoryBest(): number | null {
  const [best, setBest] = useState<number | null>(null);
  useEffect(() => setBest(decodeMemory(names, readStored(progressKey('memory')) ?? null)?.best ?? null), []);
  return best;
}
