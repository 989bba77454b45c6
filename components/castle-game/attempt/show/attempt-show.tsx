import {
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Announce } from '@/components/castle-game/attempt/announce';
import { useSound } from '@/components/castle-game/sound/use-sound';
import { Button } from '@/components/ui/button';
import { SHOW_TEXTS } from '@/content/interface/castle-game/show';
import { firstTimeText } from '@/content/interface/castle-game/year';
import { announcedIn, SHOW_TIMES, type ShowMoment, type ShowPhase } from '@/lib/castle-game/show/moments';
import { STILL_SOUNDS } from '@/lib/castle-game/show/sounds';
import type { GameOutcome } from '@/lib/castle-game/vocabulary';
import { capitalised } from '@/lib/text/catalan';
import { towerName } from '@/lib/towers/name';
import { parseConstruction } from '@/lib/towers/notation';
import type { Construction } from '@/lib/towers/types';
import { useShowMotion } from './move-stage';
import styles from './stage.module.css';
import { StageDrawing, StillTower, stageOf } from './stage-drawing';
import {
  type AttemptShowProps,
  usePainted,
  useScrollIntoView,
  useShowClock,
  useShowSounds,
} from './use-show';

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
function StillShow({ code, outcome, lock, announcement, onEnd, name }: AttemptShowProps & { name: string }) {
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
    <div ref={place} className={`stack gap-2 round-l relative ${styles.show}`}>
      <Announce>{`${capitalised(name)}. ${SHOW_TEXTS.outcomes[outcome]} ${first}`}</Announce>
      <p
        className={`cluster baseline apart gap-0 gap-x-5 display leading-title ${styles.words}`}
        aria-hidden="true"
      >
        <span className="title-m extrabold">{code}</span>
        <span className={`title-s strong ${styles.caption}`}>{SHOW_TEXTS.outcomes[outcome]}</span>
      </p>
      {first && (
        <p
          className={`display title-s ink text-center extrabold leading-title absolute balance ${styles.announced}`}
        >
          {first}
        </p>
      )}
      {painted ? <StillTower code={code} outcome={outcome} /> : <div className={`stack ${styles.drawing}`} />}
      <div className={`row middle target small ink text-center justify-center ${styles.foot}`}>
        <LeaveButton label={SHOW_TEXTS.continue} unlocked={unlocked} onLeave={end} />
      </div>
    </div>
  );
}

type LeaveButtonProps = {
  readonly label: string;
  readonly unlocked: boolean;
  readonly onLeave: () => void;
};

/** Takes focus once unlocked, so that Enter and Space leave the show. */
function LeaveButton({ label, unlocked, onLeave }: LeaveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (unlocked) button.current?.focus({ preventScroll: true });
  }, [unlocked]);
  return (
    <Button
      ref={button}
      kind="quiet"
      disabled={!unlocked}
      onClick={onLeave}
      onKeyDown={(event) => {
        // The key that picked the tower may still be held down.
        if (event.repeat) event.preventDefault();
      }}
    >
      {label}
    </Button>
  );
}

/** Enter and Space leave the show, unless the focus is on a control that uses them. */
function useLeaveKeys(unlocked: boolean, leave: () => void): void {
  const act = useEffectEvent(leave);
  useEffect(() => {
    if (!unlocked) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, repeat, target } = event;
      if (repeat || (key !== 'Enter' && key !== ' ')) return;
      if (target instanceof Element && target.closest('a, button, input, select, textarea, summary')) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [unlocked]);
}

function captionOf(construction: Construction, outcome: GameOutcome, phase: ShowPhase): string {
  if (phase === 'aleta' && construction.kind === 'training') return SHOW_TEXTS.pieces[construction.piece];
  if (phase === 'baixada' && outcome === 'intent desmuntat') return SHOW_TEXTS.captions.desmuntat;
  return SHOW_TEXTS.captions[phase];
}

type MovingShowProps = AttemptShowProps & {
  readonly construction: Construction;
  readonly name: string;
};

function MovingShow({ code, outcome, lock, announcement, onEnd, construction, name }: MovingShowProps) {
  const place = useRef<HTMLDivElement>(null);
  useScrollIntoView(place);
  const painted = usePainted();
  const [start] = useState(() => performance.now());
  const [phase, setPhase] = useState<ShowPhase>('pujada');
  const { unlocked, end } = useShowClock(lock, SHOW_TIMES[outcome], onEnd);
  const sound = useShowSounds(outcome);
  const announced = announcement && announcedIn(announcement, phase);
  const leave = () => unlocked && end();
  // The second click of a double click on the picked tower must not skip the show.
  const clicked = ({ detail }: MouseEvent) => detail < 2 && leave();
  useLeaveKeys(unlocked, end);
  return (
    // The button inside does the same for the keyboard. The scene is only a larger target.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      ref={place}
      className={`stack gap-2 round-l relative ${styles.show}`}
      data-phase={phase}
      data-unlocked={unlocked}
      onClick={clicked}
    >
      <Announce>{`${SHOW_TEXTS.start}: ${name}.`}</Announce>
      <p
        className={`cluster baseline apart gap-0 gap-x-5 display leading-title ${styles.words}`}
        aria-hidden="true"
      >
        <span className="title-m extrabold">{code}</span>
        <span key={phase} className={`title-s strong ${styles.caption}`}>
          {captionOf(construction, outcome, phase)}
        </span>
      </p>
      {announcement && (
        <div role="status" className={`absolute ${styles.status}`}>
          {announced && (
            <p
              className={`display title-s ink text-center extrabold leading-title absolute balance ${styles.announced}`}
            >
              {firstTimeText(announced)}
            </p>
          )}
        </div>
      )}
      {painted ? (
        <RaisedTower
          {...{ construction, outcome, start }}
          onMoment={(moment) => {
            setPhase(moment.phase);
            sound(moment);
          }}
        />
      ) : (
        <div className={`stack ${styles.drawing}`} />
      )}
      <div className={`row middle target small ink text-center justify-center ${styles.foot}`}>
        {unlocked ? (
          <LeaveButton label={SHOW_TEXTS.skip} unlocked onLeave={leave} />
        ) : (
          <span>{SHOW_TEXTS.locked}</span>
        )}
      </div>
    </div>
  );
}

type RaisedTowerProps = {
  readonly construction: Construction;
  readonly outcome: GameOutcome;
  /** Start of the show, as `performance.now()`. */
  readonly start: number;
  readonly onMoment: (moment: ShowMoment) => void;
};

function RaisedTower({ construction, outcome, start, onMoment }: RaisedTowerProps) {
  const scene = useRef<HTMLDivElement>(null);
  const { drawing, stage } = useMemo(() => stageOf(construction), [construction]);
  useShowMotion(scene, stage, outcome, start, onMoment);
  return <StageDrawing drawing={drawing} stage={stage} scene={scene} />;
}
