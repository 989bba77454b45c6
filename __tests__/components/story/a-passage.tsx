import type { ReactNode } from 'react';
import { StoryMemoryProvider } from '@/components/story/memory/story-memory';
import { buildGraph, type StoryGraph } from '@/lib/story/graph';
import { EMPTY_MEMORY, type StoryMemory } from '@/lib/story/memory';
import { decodeMemory, encodeMemory, MEMORY_KEY } from '@/lib/story/memory-text';
import type { PassageId } from '@/lib/story/passage';
import { aStory } from '../../builders/story';

export const graph = buildGraph(aStory());

/** Stores a memory as an earlier visit would have left it; the content note is out of the way. */
export function remember(changes: Partial<StoryMemory> = {}): void {
  localStorage.setItem(MEMORY_KEY, encodeMemory({ ...EMPTY_MEMORY, noteHidden: true, ...changes }));
}

export const stored = (of: StoryGraph = graph): StoryMemory =>
  decodeMemory(localStorage.getItem(MEMORY_KEY) ?? '', of);

type PassageProps = { id?: PassageId; graph?: StoryGraph; children: ReactNode };

/** Something of a passage of the small story, or of another, with the reader's memory around it. */
export function Passage({ id = '1', graph: of = graph, children }: PassageProps) {
  return (
    <StoryMemoryProvider graph={of} passage={id}>
      {children}
    </StoryMemoryProvider>
  );
}
