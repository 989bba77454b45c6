import { startTransition, useState } from 'react';
import type { LastAttempt } from '@/lib/castle-game/types';
import type { ScreenProps } from '../frame/screens';
import { useTellShow } from '../frame/show-in-course';

/** A result that was pending when the screen opened has no show. */
export type AttemptStep =
  | { readonly kind: 'picker' }
  | { readonly kind: 'show' | 'result'; readonly attempt: LastAttempt };

/** A series is shown as a strip, without a show, unless it advanced a mission or was a first. */
const hasShow = ({ series, steps, first }: LastAttempt): boolean =>
  !series || Boolean(steps) || Boolean(first);

/**
 * The outcome is saved on the press. A transition defers the change of screen, so the `picked` card is painted first.
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
