import { startTransition, useState } from 'react';
import type { LastAttempt } from '@/lib/castle-game/types';
import type { ScreenProps } from '../frame/screens';
import { useTellShow } from '../frame/show-in-course';

/** The step of an attempt: picking, show or result. A result that waits when the screen opens has no show. */
export type AttemptStep =
  | { readonly kind: 'picker' }
  | { readonly kind: 'show' | 'result'; readonly attempt: LastAttempt };

/** A series is seen as one strip, unless what ended it deserves to be seen whole. */
const hasShow = ({ series, steps, first }: LastAttempt): boolean =>
  !series || Boolean(steps) || Boolean(first);

/**
 * An attempt from the pick to its result. The outcome is decided and saved with the press itself; only the change of
 * screen, which is heavy, comes after the `picked` card has shown that it was pressed.
 */
export function useAttempt({ state, act }: Pick<ScreenProps, 'state' | 'act'>) {
  const [showing, setShowing] = useState(false);
  const [picked, setPicked] = useState<string>();
  const { lastAttempt } = state.team;
  const step: AttemptStep = lastAttempt
    ? { kind: showing && hasShow(lastAttempt) ? 'show' : 'result', attempt: lastAttempt }
    : { kind: 'picker' };
  useTellShow(step.kind === 'show');
  const start = (type: 'attempt' | 'attemptSeries', code: string) => {
    if (picked) return;
    setPicked(code);
    startTransition(() => {
      setShowing(!act({ type, code }));
      setPicked(undefined);
    });
  };
  return {
    step,
    picked,
    pick: (code: string) => start('attempt', code),
    pickSeries: (code: string) => start('attemptSeries', code),
    endShow: () => setShowing(false),
    moveOn: () => act({ type: 'nextRound' }),
  };
}
