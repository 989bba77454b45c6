import { type Draft, parseDraft, serializeDraft } from '../contact/draft';
import { onStored, readStored, removeStored, writeStored } from './storage';

const KEY = 'contacte-esborrany';

/** Returns an empty draft if none is readable. */
export function readDraft(): Draft {
  return parseDraft(readStored(KEY) ?? null);
}

/** Null removes the draft. */
export function keepDraft(draft: Draft | null): void {
  if (draft === null) removeStored(KEY);
  else writeStored(KEY, serializeDraft(draft));
}

export const onDraftStored = (listener: () => void): (() => void) => onStored(KEY, listener);
