import { useState } from 'react';
import { catalogue } from '@/content/castle-game/catalogue';
import { freshSeed } from '@/lib/browser/seed';
import { attemptQuick, continueQuick, isQuickOver, startQuick } from '@/lib/castle-game/quick/quick';
import type { Context, LastAttempt } from '@/lib/castle-game/types';

/** Where a simulation stands. */
export type QuickStep =
  | { readonly step: 'picker' | 'over' }
  | { readonly step: 'show' | 'result'; readonly current: LastAttempt };

/** A quick simulation, from its first tower to its end. Nothing of it outlives the page. */
export function useQuick(mode: Context) {
  const [quick, setQuick] = useState(() => startQuick(catalogue, mode, freshSeed()));
  const [showing, setShowing] = useState(false);
  const { lastAttempt: current } = quick.game.team;
  const stand: QuickStep = current
    ? { step: showing ? 'show' : 'result', current }
    : { step: isQuickOver(quick) ? 'over' : 'picker' };

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
    stand,
    pick,
    moveOn,
    endShow: () => setShowing(false),
    restart: () => setQuick(startQuick(catalogue, mode, freshSeed())),
  };
}
