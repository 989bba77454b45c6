import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSound } from '@/components/castle-game/sound/use-sound';
import type { Announcement, ShowMoment } from '@/lib/castle-game/show/moments';
import { soundsBetween } from '@/lib/castle-game/show/sounds';
import type { GameOutcome } from '@/lib/castle-game/vocabulary';

export type AttemptShowProps = {
  readonly code: string;
  readonly outcome: GameOutcome;
  /** Milliseconds from the start during which the show cannot be skipped. */
  readonly lock: number;
  /** Announced at a phase of the show where it no longer reveals the outcome. */
  readonly announcement?: Announcement | undefined;
  readonly onEnd: () => void;
};

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

/** Returns a function that plays the sounds of a moment. They stop on unmount. */
export function useShowSounds(outcome: GameOutcome): (moment: ShowMoment) => void {
  const { play, stop } = useSound();
  const before = useRef<ShowMoment>(undefined);
  useEffect(() => stop, [stop]);
  return (moment) => {
    const { stops, plays } = soundsBetween(before.current, moment, outcome);
    if (stops) stop();
    for (const name of plays) play(name);
    before.current = moment;
  };
}

/** Scrolls a stage into view where the window is too low for it, as with high zoom. */
export function useScrollIntoView(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // Runs after the surrounding screen has scrolled to the top of the page.
    const frame = requestAnimationFrame(() =>
      stage.current?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [stage]);
}

/** True once the component has been painted. Heavy drawing waits for that, so that a press shows at once. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    // A frame's callbacks run before its paint, those of the next frame after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}
