import { useEffect, useEffectEvent } from 'react';

/** Enter and space leave the show from anywhere, unless they are meant for a control that has focus. */
export function useLeaveKeys(unlocked: boolean, leave: () => void): void {
  const act = useEffectEvent(leave);
  useEffect(() => {
    if (!unlocked) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, repeat, target } = event;
      if (repeat || (key !== 'Enter' && key !== ' ')) return;
      if (target instanceof Element && target.closest('a, button, input, select, textarea, summary')) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [unlocked]);
}
