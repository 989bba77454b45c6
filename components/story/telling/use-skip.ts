import { useEffect } from 'react';

const KEYS = ['Enter', ' ', 'Escape'];

/** Elements that use clicks or keys themselves. */
const OWN_USE = 'a, button, input, select, textarea, summary, dialog, label';

const hasOwnUse = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OWN_USE) !== null;

/** While `active`, calls `onSkip` on a click, Enter, Space or Escape. */
export function useSkip(active: boolean, onSkip: (byKey: boolean) => void): void {
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      if (!KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key !== 'Escape' && hasOwnUse(event.target)) return;
      event.preventDefault();
      onSkip(true);
    };
    const onClick = (event: MouseEvent) => {
      if (!hasOwnUse(event.target)) onSkip(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, [active, onSkip]);
}
