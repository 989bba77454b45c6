import { useEffect, useEffectEvent } from 'react';

const USEFUL = 'a, button, input, select, textarea, summary, label';

const isUseful = ({ target }: Event) => target instanceof Element && target.closest(USEFUL) !== null;

/**
 * Continues with a click anywhere, Enter or space. Links, buttons and fields keep their own meaning, and a key that is
 * held down counts once.
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
    // The click or key that brought this about is still bubbling: it must not be heard here.
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
