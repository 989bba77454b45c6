import { MEMORY_KEY } from '@/lib/story/memory-text';
import { readStored, removeStored, writeStored } from './storage';

const NOTE_KEY = `${MEMORY_KEY}-avis`;

/** Whether the content note was closed in this tab's session; false when the browser lets nothing be read. */
export function wasNoteClosed(): boolean {
  return (readStored(NOTE_KEY, 'session') ?? null) !== null;
}

/** Says that the note was closed, until the tab is. A browser that refuses shows it again on arrival. */
export function rememberNoteClosed(): void {
  writeStored(NOTE_KEY, '1', 'session');
}

/** As if the note had never been closed. */
export function forgetNoteClosed(): void {
  removeStored(NOTE_KEY, 'session');
}
