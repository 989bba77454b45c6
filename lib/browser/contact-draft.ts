import { parseDraft, serializeDraft } from '../contact/draft';
import type { ContactMessage } from '../contact/message';

const KEY = 'contacte-esborrany';

/** The message that was being written on this browser; an empty one when there is none or it cannot be read. */
export function readDraft(): ContactMessage {
  try {
    return parseDraft(localStorage.getItem(KEY));
  } catch {
    return parseDraft(null);
  }
}

/** Keeps the message, or forgets it when it is null. A browser that keeps nothing is no reason to stop writing. */
export function keepDraft(message: ContactMessage | null): void {
  try {
    if (message === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, serializeDraft(message));
  } catch {
    return;
  }
}
