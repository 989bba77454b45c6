import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Clock = {
  readonly unlocked: boolean;
  /** Later calls do nothing. */
  readonly end: () => void;
};

/** Unlocks a show after `lock` milliseconds and ends it after `time`, if given. */
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
