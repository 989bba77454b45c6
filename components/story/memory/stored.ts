import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import type { StoryGraph } from '@/lib/story/graph';
import { EMPTY_MEMORY, type StoryMemory } from '@/lib/story/memory';
import { decodeMemory, encodeMemory, MEMORY_KEY, NOTE_KEY } from '@/lib/story/memory-text';

/** What is stored now; `held`, what this page knows, when the browser lets nothing be read. */
export function readMemory(graph: StoryGraph, held: StoryMemory): StoryMemory {
  const text = readStored(MEMORY_KEY);
  if (text === undefined) return held;
  return text === null ? EMPTY_MEMORY : decodeMemory(text, graph);
}

export const writeMemory = (memory: StoryMemory): boolean => writeStored(MEMORY_KEY, encodeMemory(memory));

/** Whether the content note was closed in this tab's session; false when the browser lets nothing be read. */
export const wasNoteClosed = (): boolean => (readStored(NOTE_KEY, 'session') ?? null) !== null;

/** Says that the note was closed, until the tab is. A browser that refuses shows it again on arrival. */
export const rememberNoteClosed = (): boolean => writeStored(NOTE_KEY, '1', 'session');

/** As if the note had never been closed. */
export const forgetNoteClosed = (): void => removeStored(NOTE_KEY, 'session');
