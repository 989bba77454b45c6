import { useEffect, useRef } from 'react';
import type { Result } from '@/lib/castle-game/results';
import type { ShowMoment } from '@/lib/castle-game/show/moments';
import { soundsBetween } from '@/lib/castle-game/show/sounds';
import { useSound } from '../../sound/use-sound';

/** Answers what plays the sounds of a show as its moments come; they stop with the show. */
export function useShowSounds(result: Result): (moment: ShowMoment) => void {
  const { play, stop } = useSound();
  const before = useRef<ShowMoment>(undefined);
  useEffect(() => stop, [stop]);
  return (moment) => {
    for (const name of soundsBetween(before.current, moment, result)) {
      // The music breaks off when the tower does.
      if (name === 'caiguda') stop();
      play(name);
    }
    before.current = moment;
  };
}
