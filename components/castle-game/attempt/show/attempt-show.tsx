import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { Announce } from '@/components/castle-game/attempt/announce';
import { useSound } from '@/components/castle-game/sound/use-sound';
import { SHOW_TEXTS } from '@/content/interface/castle-game/show';
import { firstTimeText } from '@/content/interface/castle-game/year';
import { STILL_SOUNDS } from '@/lib/castle-game/show/sounds';
import { capitalised } from '@/lib/text/catalan';
import { towerName } from '@/lib/towers/name';
import { parseConstruction } from '@/lib/towers/notation';
import { LeaveButton } from './leave-button';
import { MovingShow } from './moving-show';
import styles from './stage.module.css';
import { StillTower } from './stage-drawing';
import { type AttemptShowProps, usePainted, useScrollIntoView, useShowClock } from './use-show';

/** An invalid code, as in an edited save, is shown in words only. */
export function AttemptShow(props: AttemptShowProps) {
  const reduced = useReducedMotion();
  const parsed = useMemo(() => parseConstruction(props.code), [props.code]);
  if (!parsed.ok) return <StillShow {...props} name={props.code} />;
  const { construction } = parsed;
  const name = towerName(construction);
  if (reduced) return <StillShow {...props} name={name} />;
  return <MovingShow {...props} construction={construction} name={name} />;
}

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia?.(QUERY);
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}

const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(QUERY).matches ?? false,
    () => false,
  );

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
  const first = announcement ? firstTimeText(announcement.atEnd) : '';
  useScrollIntoView(place);
  const painted = usePainted();
  const { unlocked, end } = useShowClock(lock, undefined, onEnd);
  const { play, stop } = useSound();
  useEffect(() => {
    play(STILL_SOUNDS[outcome]);
    return stop;
  }, [play, stop, outcome]);
  return (
    <div ref={place} className={styles.show}>
      <Announce>{`${capitalised(name)}. ${SHOW_TEXTS.outcomes[outcome]} ${first}`}</Announce>
      <p className={styles.words} aria-hidden="true">
        <span className={styles.code}>{code}</span>
        <span className={styles.caption}>{SHOW_TEXTS.outcomes[outcome]}</span>
      </p>
      {first && <p className={styles.announced}>{first}</p>}
      {painted ? <StillTower code={code} outcome={outcome} /> : <div className={styles.drawing} />}
      <div className={styles.foot}>
        <LeaveButton label={SHOW_TEXTS.continue} unlocked={unlocked} onLeave={end} />
      </div>
    </div>
  );
}
