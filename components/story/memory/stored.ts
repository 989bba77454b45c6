import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import type { StoryGraph } from '@/lib/story/graph';
import { EMPTY_MEMORY, type StoryMemory } from '@/lib/story/memory';
import { decodeMemory, encodeMemory, MEMORY_KEY, NOTE_KEY } from '@/lib/story/memory-text';

/** Returns the stored progress, or `held` if storage cannot be read. */
export function readMemory(graph: StoryGraph, held: StoryMemory): StoryMemory {
  const text = readStored(MEMORY_KEY);
  if (text === undefined) return held;
  return text === null ? EMPTY_MEMORY : decodeMemory(text, graph);
}

export const writeMemory = (memory: StoryMemory): boolean => writeStored(MEMORY_KEY, encodeMemory(memory));

/** Returns whether the note was closed in this session. False if storage cannot be read. */
export const wasNoteClosed = (): boolean => (readStored(NOTE_KEY, 'session') ?? null) !== null;

/** Valid for the session. If it cannot be stored, the note opens again. */
export const rememberNoteClosed = (): boolean => writeStored(NOTE_KEY, '1', 'session');

export const forgetNoteClosed = (): void => removeStored(NOTE_KEY, 'session');
