import { useState } from 'react';
import { freshSeed } from '@/lib/browser/seed';
import { attemptQuick, continueQuick, isQuickOver } from '@/lib/castle-game/quick/quick';
import type { Context, Current } from '@/lib/castle-game/types';
import { rules } from '../rules';

/** Where a simulation stands. */
export type QuickStep =
  | { readonly step: 'picker' | 'over' }
  | { readonly step: 'show' | 'result'; readonly current: Current };

/** A quick simulation, from its first tower to its end. Nothing of it outlives the page. */
export function useQuick(mode: Context) {
  const [quick, setQuick] = useState(() => rules.startQuick(mode, freshSeed()));
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
    restart: () => setQuick(rules.startQuick(mode, freshSeed())),
  };
}
