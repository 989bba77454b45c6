import { readStored, writeStored } from '@/lib/browser/storage';
import type { StoryGraph } from '@/lib/story/graph';
import { EMPTY_MEMORY, type StoryMemory } from '@/lib/story/memory';
import { decodeMemory, encodeMemory, MEMORY_KEY } from '@/lib/story/memory-text';

/** What is stored now; `held`, what this page knows, when the browser lets nothing be read. */
export function readMemory(graph: StoryGraph, held: StoryMemory): StoryMemory {
  const text = readStored(MEMORY_KEY);
  if (text === undefined) return held;
  return text === null ? EMPTY_MEMORY : decodeMemory(text, graph);
}

export const writeMemory = (memory: StoryMemory): boolean => writeStored(MEMORY_KEY, encodeMemory(memory));
