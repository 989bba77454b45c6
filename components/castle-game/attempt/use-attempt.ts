import { startTransition, useState } from 'react';
import type { LastAttempt } from '@/lib/castle-game/types';
import type { ScreenProps } from '../frame/screens';

/** Where an attempt stands: being chosen, being shown, or over. A result found on opening the screen needs no show. */
export type AttemptStep =
  | { readonly step: 'picker' }
  | { readonly step: 'show' | 'result'; readonly current: LastAttempt };

/**
 * An attempt from the pick to its result. The result is drawn and saved with the press itself; only the change of
 * screen, which is heavy, comes after the card that was `picked` has answered.
 */
export function useAttempt({ state, act }: Pick<ScreenProps, 'state' | 'act'>) {
  const [showing, setShowing] = useState(false);
  const [picked, setPicked] = useState<string>();
  const { lastAttempt: current } = state.team;
  const stand: AttemptStep = current ? { step: showing ? 'show' : 'result', current } : { step: 'picker' };
  const pick = (code: string) => {
    if (picked) return;
    setPicked(code);
    startTransition(() => {
      setShowing(!act({ type: 'attempt', code }));
      setPicked(undefined);
    });
  };
  return {
    stand,
    picked,
    pick,
    endShow: () => setShowing(false),
    moveOn: () => act({ type: 'nextRound' }),
  };
}
