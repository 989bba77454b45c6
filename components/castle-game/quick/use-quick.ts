import { useState } from 'react';
import { catalogue } from '@/content/castle-game/catalogue';
import { freshSeed } from '@/lib/browser/seed';
import { attemptQuick, continueQuick, isQuickOver, startQuick } from '@/lib/castle-game/quick';
import type { Context, LastAttempt } from '@/lib/castle-game/types';

export type QuickStep =
  | { readonly kind: 'picker' | 'over' }
  | { readonly kind: 'show' | 'result'; readonly attempt: LastAttempt };

export function useQuick(mode: Context) {
  const [quick, setQuick] = useState(() => startQuick(catalogue, mode, freshSeed()));
  const [showing, setShowing] = useState(false);
  const { lastAttempt } = quick.game.team;
  const step: QuickStep = lastAttempt
    ? { kind: showing ? 'show' : 'result', attempt: lastAttempt }
    : { kind: isQuickOver(quick) ? 'over' : 'picker' };

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
    endShow: () => setShowing(false),
    restart: () => setQuick(startQuick(catalogue, mode, freshSeed())),
  };
}
