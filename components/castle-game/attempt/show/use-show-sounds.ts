import { useEffect, useRef } from 'react';
import type { GameOutcome } from '@/lib/castle-game/outcomes';
import type { ShowMoment } from '@/lib/castle-game/show/moments';
import { soundsBetween } from '@/lib/castle-game/show/sounds';
import { useSound } from '../../sound/use-sound';

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
