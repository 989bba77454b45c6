import { type MouseEvent, useMemo, useRef, useState } from 'react';
import { Announce } from '@/components/castle-game/attempt/announce';
import { SHOW_TEXTS } from '@/content/interface/castle-game/show';
import { firstTimeText } from '@/content/interface/castle-game/year';
import { announcedIn, SHOW_TIMES, type ShowMoment, type ShowPhase } from '@/lib/castle-game/show/moments';
import type { GameOutcome } from '@/lib/castle-game/types';
import type { Construction } from '@/lib/towers/types';
import { LeaveButton, useLeaveKeys } from './leave-button';
import { useShowMotion } from './move-stage';
import styles from './stage.module.css';
import { StageDrawing, stageOf } from './stage-drawing';
import {
  type AttemptShowProps,
  usePainted,
  useScrollIntoView,
  useShowClock,
  useShowSounds,
} from './use-show';

function captionOf(construction: Construction, outcome: GameOutcome, phase: ShowPhase): string {
  if (phase === 'aleta' && construction.kind === 'training') return SHOW_TEXTS.pieces[construction.piece];
  if (phase === 'baixada' && outcome === 'intent desmuntat') return SHOW_TEXTS.captions.desmuntat;
  return SHOW_TEXTS.captions[phase];
}

type MovingShowProps = AttemptShowProps & {
  readonly construction: Construction;
  readonly name: string;
};

export function MovingShow({
  code,
  outcome,
  lock,
  announcement,
  onEnd,
  construction,
  name,
}: MovingShowProps) {
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
    <div ref={place} className={styles.show} data-phase={phase} data-unlocked={unlocked} onClick={clicked}>
      <Announce>{`${SHOW_TEXTS.start}: ${name}.`}</Announce>
      <p className={styles.words} aria-hidden="true">
        <span className={styles.code}>{code}</span>
        <span key={phase} className={styles.caption}>
          {captionOf(construction, outcome, phase)}
        </span>
      </p>
      {announcement && (
        <div role="status" className={styles.status}>
          {announced && <p className={styles.announced}>{firstTimeText(announced)}</p>}
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
        <div className={styles.drawing} />
      )}
      <div className={styles.foot}>
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
