import { useEffect, useEffectEvent } from 'react';

const USEFUL = 'a, button, input, select, textarea, summary, label';

const isUseful = ({ target }: Event) => target instanceof Element && target.closest(USEFUL) !== null;

/**
 * Continues on a click anywhere, Enter or Space. Links, buttons and fields keep their function. Ignores key repeat.
 */
export function useContinue(onContinue: () => void): void {
  const goOn = useEffectEvent(onContinue);
  useEffect(() => {
    const click = (event: Event) => {
      if (!isUseful(event)) goOn();
    };
    const key = (event: KeyboardEvent) => {
      if (event.repeat || (event.key !== 'Enter' && event.key !== ' ') || isUseful(event)) return;
      event.preventDefault();
      goOn();
    };
    // Deferred: the click or key that caused the mount is still bubbling.
    const start = setTimeout(() => {
      document.addEventListener('click', click);
      document.addEventListener('keydown', key);
    });
    return () => {
      clearTimeout(start);
      document.removeEventListener('click', click);
      document.removeEventListener('keydown', key);
    };
  }, []);
}
