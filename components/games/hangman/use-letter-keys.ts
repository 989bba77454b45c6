import { type RefObject, useEffect } from 'react';
import { letterOf } from '@/lib/text/letters';

/**
 * Hears letters typed on a physical keyboard while focus is in the game or nowhere, so that a letter typed at a menu,
 * a field or a popup is not a guess. Dead keys and shortcuts are no letters.
 */
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
