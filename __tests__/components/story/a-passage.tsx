import type { ReactNode } from 'react';
import { aStory } from '@/__tests__/builders/story';
import { StoryProgressProvider } from '@/components/story/progress/story-progress';
import { buildGraph, formatGraph, type StoryGraph } from '@/lib/story/graph';
import type { PassageId } from '@/lib/story/passage';
import { EMPTY_PROGRESS, type StoryProgress } from '@/lib/story/progress';
import { decodeProgress, encodeProgress, PROGRESS_KEY } from '@/lib/story/progress-text';

export const graph = buildGraph(aStory());

/** Stores a memory as an earlier visit would have left it; the content note is out of the way. */
export function remember(changes: Partial<StoryProgress> = {}): void {
  localStorage.setItem(PROGRESS_KEY, encodeProgress({ ...EMPTY_PROGRESS, noteHidden: true, ...changes }));
}

export const stored = (of: StoryGraph = graph): StoryProgress =>
  decodeProgress(localStorage.getItem(PROGRESS_KEY) ?? '', of);

type PassageProps = { id?: PassageId; graph?: StoryGraph; children: ReactNode };

/** Something of a passage of the small story, or of another, with the reader's memory around it. */
export function Passage({ id = '1', graph: of = graph, children }: PassageProps) {
  return (
    <StoryProgressProvider graph={formatGraph(of)} passage={id}>
      {children}
    </StoryProgressProvider>
  );
}
