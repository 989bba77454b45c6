import { MEMORY_KEY } from '@/lib/story/memory-text';

const NOTE_KEY = `${MEMORY_KEY}-avis`;

/** Whether the content note was closed in this tab's session; false when the browser lets nothing be read. */
export function wasNoteClosed(): boolean {
  try {
    return sessionStorage.getItem(NOTE_KEY) !== null;
  } catch {
    return false;
  }
}

/** Says that the note was closed, until the tab is. A browser that refuses shows it again on arrival. */
export function rememberNoteClosed(): void {
  try {
    sessionStorage.setItem(NOTE_KEY, '1');
  } catch {
    // Blocked storage: coming from another passage still tells who has read it.
  }
}

/** As if the note had never been closed. */
export function forgetNoteClosed(): void {
  try {
    sessionStorage.removeItem(NOTE_KEY);
  } catch {
    // Blocked storage keeps nothing to forget.
  }
}
