import { parseDraft, serializeDraft } from '../contact/draft';
import type { ContactMessage } from '../contact/message';
import { readStored, removeStored, writeStored } from './storage';

const KEY = 'contacte-esborrany';

/** The message that was being written on this browser; an empty one when there is none or it cannot be read. */
export function readDraft(): ContactMessage {
  return parseDraft(readStored(KEY) ?? null);
}

/** Keeps the message, or forgets it when it is null. A browser that keeps nothing is no reason to stop writing. */
export function keepDraft(message: ContactMessage | null): void {
  if (message === null) removeStored(KEY);
  else writeStored(KEY, serializeDraft(message));
}
