import { startTransition, useState } from 'react';
import type { ScreenProps } from '@/components/castle-game/shell/screens';
import { useReportShow } from '@/components/castle-game/shell/show-in-progress';
import type { LastAttempt } from '@/lib/castle-game/types';

/** `Idle` is the step without a pending attempt. */
export type AttemptStep<Idle extends string> =
  | { readonly kind: Idle }
  | { readonly kind: 'show' | 'result'; readonly attempt: LastAttempt };

/**
 * Returns the step of a game from its pending attempt. A result that was pending when the screen opened has no show:
 * call `setShowing(true)` with each new attempt.
 */
export function useAttemptStep<Idle extends string>(lastAttempt: LastAttempt | null, idle: Idle) {
  const [showing, setShowing] = useState(false);
  const step: AttemptStep<Idle> = lastAttempt
    ? { kind: showing && hasShow(lastAttempt) ? 'show' : 'result', attempt: lastAttempt }
    : { kind: idle };
  useReportShow(step.kind === 'show');
  return { step, setShowing, endShow: () => setShowing(false) };
}

/** A series is shown as a strip, without a show, unless it advanced a mission or was a first. */
const hasShow = ({ series, steps, first }: LastAttempt): boolean =>
  !series || Boolean(steps) || Boolean(first);

/**
 * The outcome is saved on the press. A transition defers the change of screen, so the `picked` card is painted first.
 */
export function useAttempt({ state, act }: Pick<ScreenProps, 'state' | 'act'>) {
  const { step, setShowing, endShow } = useAttemptStep(state.team.lastAttempt, 'picker');
  const [picked, setPicked] = useState<string>();
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
    endShow,
    moveOn: () => act({ type: 'nextRound' }),
  };
}
