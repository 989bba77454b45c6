import { useEffect, useEffectEvent, useState } from 'react';
import { useAttemptStep } from '@/components/castle-game/attempt/use-attempt';
import { catalogue } from '@/content/castle-game/catalogue';
import { randomSeed } from '@/lib/browser/device';
import { attemptQuick, continueQuick, isQuickOver, startQuick } from '@/lib/castle-game/quick';
import type { Context } from '@/lib/castle-game/types';

export function useQuick(mode: Context) {
  const [quick, setQuick] = useState(() => startQuick(catalogue, mode, randomSeed()));
  const idle = isQuickOver(quick) ? 'over' : 'picker';
  const { step, setShowing, endShow } = useAttemptStep(quick.game.team.lastAttempt, idle);

  function pick(code: string) {
    const result = attemptQuick(quick, code, Date.now());
    if (!result.ok) return;
    setQuick(result.state);
    setShowing(true);
  }

  function moveOn() {
    const result = continueQuick(quick);
    if (result.ok) setQuick(result.state);
  }

  return {
    ...quick,
    step,
    pick,
    moveOn,
    endShow,
    restart: () => setQuick(startQuick(catalogue, mode, randomSeed())),
  };
}

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
