import { useEffect } from 'react';
import { SHOW_TEXTS } from '@/content/interface/castle-game/show';
import { soundOfStill } from '@/lib/castle-game/show/sounds';
import { useSound } from '../../sound/use-sound';
import { StartStatus } from '../said';
import { LeaveButton } from './leave-button';
import type { AttemptShowProps } from './show-props';
import styles from './stage.module.css';
import { StillTower } from './still-tower';
import { usePainted } from './use-painted';
import { useShowClock } from './use-show-clock';

/** The show of who prefers no motion: a picture, what happened in words, and all the time in the world. */
export function StillShow({ castell, resultat, lock, onEnd, name }: AttemptShowProps & { name: string }) {
  const painted = usePainted();
  const { unlocked, end } = useShowClock(lock, undefined, onEnd);
  const { play, stop } = useSound();
  useEffect(() => {
    play(soundOfStill(resultat));
    return stop;
  }, [play, stop, resultat]);
  return (
    <div className={styles.show}>
      <StartStatus>{`${name}. ${SHOW_TEXTS.results[resultat]}`}</StartStatus>
      <p className={styles.words} aria-hidden="true">
        <span className={styles.code}>{castell}</span>
        <span className={styles.caption}>{SHOW_TEXTS.results[resultat]}</span>
      </p>
      {painted ? <StillTower castell={castell} resultat={resultat} /> : <div className={styles.drawing} />}
      <div className={styles.foot}>
        <LeaveButton label={SHOW_TEXTS.continue} unlocked={unlocked} onLeave={end} />
      </div>
    </div>
  );
}
