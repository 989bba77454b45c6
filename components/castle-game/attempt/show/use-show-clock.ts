import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Clock = {
  /** The show may be left now. */
  readonly unlocked: boolean;
  /** Ends it, once. */
  readonly end: () => void;
};

/** Times of a show, in milliseconds: when it can be left, and when it ends by itself if it does. */
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
    // Timers, unlike frames, also run in a tab that nobody looks at.
    const opening = setTimeout(() => setUnlocked(true), lock);
    const ending = time === undefined ? undefined : setTimeout(() => endNow(), time);
    return () => {
      clearTimeout(opening);
      clearTimeout(ending);
    };
  }, [lock, time]);
  return { unlocked, end };
}
