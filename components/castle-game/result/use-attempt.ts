import { useState } from 'react';
import type { Current } from '@/lib/castle-game/types';
import type { ScreenProps } from '../screens';

/** Where an attempt stands: being chosen, being shown, or over. A result found on opening the screen needs no show. */
export type AttemptStep =
  | { readonly step: 'picker' }
  | { readonly step: 'show' | 'result'; readonly current: Current };

/** An attempt from the pick to its result. */
export function useAttempt({ state, act }: Pick<ScreenProps, 'state' | 'act'>) {
  const [showing, setShowing] = useState(false);
  const { current } = state.team;
  const stand: AttemptStep = current ? { step: showing ? 'show' : 'result', current } : { step: 'picker' };
  return {
    stand,
    pick: (castell: string) => setShowing(!act({ type: 'attempt', castell })),
    endShow: () => setShowing(false),
    moveOn: () => act({ type: 'nextRound' }),
  };
}
