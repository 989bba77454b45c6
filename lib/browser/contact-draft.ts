import { type Draft, parseDraft, serializeDraft } from '../contact/draft';
import { onStored, readStored, removeStored, writeStored } from './storage';

const KEY = 'contacte-esborrany';

/** The message that was being written on this browser; an empty one when there is none or it cannot be read. */
export function readDraft(): Draft {
  return parseDraft(readStored(KEY) ?? null);
}

/** Keeps the draft, or forgets it when it is null. A browser that keeps nothing is no reason to stop writing. */
export function keepDraft(draft: Draft | null): void {
  if (draft === null) removeStored(KEY);
  else writeStored(KEY, serializeDraft(draft));
}

/** Calls `listener` when another tab may have changed the draft. Returns an unsubscribe function. */
export const onDraftStored = (listener: () => void): (() => void) => onStored(KEY, listener);
