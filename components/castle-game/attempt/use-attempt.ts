import { startTransition, useState } from 'react';
import { useReportShow } from '@/components/castle-game/shell/play-session';
import type { ScreenProps } from '@/components/castle-game/shell/screens';
import type { LastAttempt } from '@/lib/castle-game/types';

export type AttemptStep =
  | { readonly kind: 'picker' | 'over' }
  | { readonly kind: 'show' | 'result'; readonly attempt: LastAttempt };

type Attempts = {
  readonly lastAttempt: LastAttempt | null;
  readonly over: boolean;
  readonly start: (type: 'attempt' | 'attemptSeries', code: string) => boolean;
};

/** A series is shown as a strip, without a show, unless it completed a mission or was a first. */
const hasShow = ({ series, missions, first }: LastAttempt): boolean =>
  !series || missions.length > 0 || Boolean(first);

/**
 * The steps of any game: picker, show, result. A result that was pending when the screen opened has no show. The outcome
 * is saved on the press. A transition defers the change of screen, so the `picked` card is painted first.
 */
export function useAttempts({ lastAttempt, over, start }: Attempts) {
  const [showing, setShowing] = useState(false);
  const [picked, setPicked] = useState<string>();
  const step: AttemptStep = lastAttempt
    ? { kind: showing && hasShow(lastAttempt) ? 'show' : 'result', attempt: lastAttempt }
    : { kind: over ? 'over' : 'picker' };
  useReportShow(step.kind === 'show');
  const press = (type: 'attempt' | 'attemptSeries') => (code: string) => {
    if (picked) return;
    setPicked(code);
    startTransition(() => {
      setShowing(start(type, code));
      setPicked(undefined);
    });
  };
  return {
    step,
    picked,
    pick: press('attempt'),
    pickSeries: press('attemptSeries'),
    endShow: () => setShowing(false),
  };
}

/** The player's own game. `over` is that of a performance. */
export function useAttempt({ state, act }: Pick<ScreenProps, 'state' | 'act'>, over = false) {
  const attempts = useAttempts({
    lastAttempt: state.team.lastAttempt,
    over,
    start: (type, code) => {
      // As planned, from the result of the round before.
      if (state.team.lastAttempt?.context === 'performance') act({ type: 'nextRound' });
      return !act({ type, code });
    },
  });
  return { ...attempts, moveOn: () => act({ type: 'nextRound' }) };
}
