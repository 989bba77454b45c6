import { MEMORY_KEY } from '@/lib/story/memory-text';

/** The story's stored text: `null` when there is none, `undefined` when the browser lets nothing be read. */
export function readStory(): string | null | undefined {
  try {
    return localStorage.getItem(MEMORY_KEY);
  } catch {
    return undefined;
  }
}

/** Stores the text; false when the browser refuses. */
export function writeStory(text: string): boolean {
  try {
    localStorage.setItem(MEMORY_KEY, text);
    return true;
  } catch {
    return false;
  }
}
