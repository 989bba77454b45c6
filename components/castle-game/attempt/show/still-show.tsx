import { useEffect, useRef } from 'react';
import { SHOW_TEXTS } from '@/content/interface/castle-game/show';
import { STILL_SOUNDS } from '@/lib/castle-game/show/sounds';
import { capitalised } from '@/lib/text/sentence';
import { useSound } from '../../sound/use-sound';
import { StartStatus } from '../said';
import { LeaveButton } from './leave-button';
import type { AttemptShowProps } from './show-props';
import styles from './stage.module.css';
import { StillTower } from './still-tower';
import { useInSight } from './use-in-sight';
import { usePainted } from './use-painted';
import { useShowClock } from './use-show-clock';

/** For reduced motion: a picture and text, without a time limit. */
export function StillShow({
  code,
  outcome,
  lock,
  announcement,
  onEnd,
  name,
}: AttemptShowProps & { name: string }) {
  const place = useRef<HTMLDivElement>(null);
  useInSight(place);
  const painted = usePainted();
  const { unlocked, end } = useShowClock(lock, undefined, onEnd);
  const { play, stop } = useSound();
  useEffect(() => {
    play(STILL_SOUNDS[outcome]);
    return stop;
  }, [play, stop, outcome]);
  return (
    <div ref={place} className={styles.show}>
      <StartStatus>{`${capitalised(name)}. ${SHOW_TEXTS.outcomes[outcome]} ${announcement?.atEnd ?? ''}`}</StartStatus>
      <p className={styles.words} aria-hidden="true">
        <span className={styles.code}>{code}</span>
        <span className={styles.caption}>{SHOW_TEXTS.outcomes[outcome]}</span>
      </p>
      {announcement && <p className={styles.announced}>{announcement.atEnd}</p>}
      {painted ? <StillTower code={code} outcome={outcome} /> : <div className={styles.drawing} />}
      <div className={styles.foot}>
        <LeaveButton label={SHOW_TEXTS.continue} unlocked={unlocked} onLeave={end} />
      </div>
    </div>
  );
}
