import { localStore, readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { replaceSaved } from '@/lib/saved-data/replace';
import type { StoryGraph } from '@/lib/story/graph';
import { EMPTY_PROGRESS, type StoryProgress } from '@/lib/story/progress';
import {
  canReadProgress,
  decodeProgress,
  encodeProgress,
  NOTE_KEY,
  PROGRESS_KEY,
} from '@/lib/story/progress-text';

/** Returns the stored progress, or `held` if storage cannot be read. */
export function readProgress(graph: StoryGraph, held: StoryProgress): StoryProgress {
  const text = readStored(PROGRESS_KEY);
  if (text === undefined) return held;
  return text === null ? EMPTY_PROGRESS : decodeProgress(text, graph);
}

export const hasUnreadProgress = (): boolean => !canReadProgress(readStored(PROGRESS_KEY) ?? '{}');

export const writeProgress = (progress: StoryProgress): boolean =>
  replaceSaved(localStore, PROGRESS_KEY, encodeProgress(progress), canReadProgress);

/** Returns whether the note was closed in this session. False if storage cannot be read. */
export const wasNoteClosed = (): boolean => (readStored(NOTE_KEY, 'session') ?? null) !== null;

/** Valid for the session. If it cannot be stored, the note opens again. */
export const rememberNoteClosed = (): boolean => writeStored(NOTE_KEY, '1', 'session');

export const forgetNoteClosed = (): void => removeStored(NOTE_KEY, 'session');
