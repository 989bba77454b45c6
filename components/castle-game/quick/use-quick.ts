import { useState } from 'react';
import { catalogue } from '@/content/castle-game/catalogue';
import { freshSeed } from '@/lib/browser/seed';
import { attemptQuick, continueQuick, isQuickOver, startQuick } from '@/lib/castle-game/quick/quick';
import type { Context, Current } from '@/lib/castle-game/types';

/** Where a simulation stands. */
export type QuickStep =
  | { readonly step: 'picker' | 'over' }
  | { readonly step: 'show' | 'result'; readonly current: Current };

/** A quick simulation, from its first tower to its end. Nothing of it outlives the page. */
export function useQuick(mode: Context) {
  const [quick, setQuick] = useState(() => startQuick(catalogue, mode, freshSeed()));
  const [showing, setShowing] = useState(false);
  const { current } = quick.game.team;
  const stand: QuickStep = current
    ? { step: showing ? 'show' : 'result', current }
    : { step: isQuickOver(quick) ? 'over' : 'picker' };

  function pick(castell: string) {
    const outcome = attemptQuick(quick, castell, Date.now());
    if (!outcome.ok) return;
    setQuick(outcome.state);
    setShowing(true);
  }

  function moveOn() {
    const outcome = continueQuick(quick);
    if (outcome.ok) setQuick(outcome.state);
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
