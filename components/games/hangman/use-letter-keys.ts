import { type RefObject, useEffect } from 'react';
import { letterOf } from '@/lib/text/letters';

/** Listens to letters typed while focus is in the game or on no element. Ignores dead keys and shortcuts. */
export function useLetterKeys(root: RefObject<HTMLElement | null>, onLetter: (text: string) => void): void {
  useEffect(() => {
    function hear(event: KeyboardEvent) {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.isComposing) return;
      if (letterOf(event.key) === null || !isHeard(root.current)) return;
      onLetter(event.key);
    }
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [root, onLetter]);
}

function isHeard(root: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (focused?.closest('dialog')) return false;
  return focused === null || focused === document.body || (root?.contains(focused) ?? false);
}
