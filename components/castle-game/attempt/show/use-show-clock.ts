import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Clock = {
  /** Whether the show can be left now. */
  readonly unlocked: boolean;
  /** Ends it, once. */
  readonly end: () => void;
};

/** The clock of a show: after `lock` milliseconds it can be left; after `time`, if there is one, it ends by itself. */
export function useShowClock(lock: number, time: number | undefined, onEnd: () => void): Clock {
  const [unlocked, setUnlocked] = useState(lock <= 0);
  const over = useRef(false);
  const end = () => {
    if (over.current) return;
    over.current = true;
    onEnd();
  };
  const endNow = useEffectEvent(end);
  useEffect(() => {
    // Unlike animation frames, timers also run in a hidden tab.
    const opening = setTimeout(() => setUnlocked(true), lock);
    const ending = time === undefined ? undefined : setTimeout(() => endNow(), time);
    return () => {
      clearTimeout(opening);
      clearTimeout(ending);
    };
  }, [lock, time]);
  return { unlocked, end };
}
