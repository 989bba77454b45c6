import { AnnounceResult } from '@/components/castle-game/attempt/announce';
import { TowerPicker } from '@/components/castle-game/attempt/picker/tower-picker';
import { PointsWon, ResultPanel } from '@/components/castle-game/attempt/result/result-panel';
import { AttemptShow } from '@/components/castle-game/attempt/show/attempt-show';
import { useAttempt } from '@/components/castle-game/attempt/use-attempt';
import { SlotStrip } from '@/components/castle-game/rounds/slot-strip';
import { ScreenShell } from '@/components/castle-game/shell/screen-shell';
import type { ScreenProps } from '@/components/castle-game/shell/screens';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PERFORMANCE_TEXTS } from '@/content/interface/castle-game/performance';
import { closedText } from '@/content/interface/castle-game/refusals';
import { RESULT_PANEL_TEXTS } from '@/content/interface/castle-game/result';
import { isPillar, phaseOf, totalOf } from '@/lib/castle-game/engine/performance';
import { PERFORMANCE_LOCK } from '@/lib/castle-game/limits';
import { whyNoPerformance } from '@/lib/castle-game/screens/home';
import { pointsWith, slotsOf } from '@/lib/castle-game/screens/rounds';
import { announcementOf } from '@/lib/castle-game/show/moments';
import type { LastAttempt } from '@/lib/castle-game/types';
import { formatInteger } from '@/lib/text/catalan';
import styles from './performance-screen.module.css';
import { PerformanceSummary } from './performance-summary';

export function PerformanceScreen(props: ScreenProps) {
  const closed = whyNoPerformance(props.state);
  if (!closed) return <PerformanceRounds {...props} />;
  return (
    <ScreenShell title={PERFORMANCE_TEXTS.title} onBack={props.back}>
      <Notice>
        <p>{closedText(closed)}</p>
      </Notice>
    </ScreenShell>
  );
}

/** The player can leave between rounds and continue later. */
export function PerformanceRounds(props: ScreenProps) {
  const { state, act, back } = props;
  const { step, picked, pick, endShow, moveOn } = useAttempt(props, phaseOf(state) === 'over');
  const over = step.kind === 'over';
  const choosing = step.kind === 'picker';
  const end = () => {
    if (!act({ type: 'endPerformance' })) back();
  };
  return (
    <>
      <ScreenShell
        key={`${step.kind} ${state.rounds.length}`}
        title={PERFORMANCE_TEXTS.title}
        onBack={choosing ? back : undefined}
        aside={
          !over && <PointsSoFar points={step.kind === 'result' ? pointsWith(state) : totalOf(state.rounds)} />
        }
      >
        {!over && step.kind !== 'show' && <SlotStrip slots={slotsOf(state)} />}
        {choosing && <TowerPicker state={state} place="performance" picked={picked} onPick={pick} />}
        {over && <PerformanceSummary state={state} onEnd={end} />}
        {step.kind === 'show' && (
          <AttemptShow
            {...step.attempt}
            announcement={announcementOf(state.team)}
            lock={PERFORMANCE_LOCK}
            onEnd={endShow}
          />
        )}
        {step.kind === 'result' && (
          <PerformanceResult state={state} act={act} attempt={step.attempt} onNext={moveOn} />
        )}
      </ScreenShell>
      <AnnounceResult attempt={step.kind === 'result' ? step.attempt : null} />
    </>
  );
}

type PerformanceResultProps = Pick<ScreenProps, 'state' | 'act'> & {
  readonly attempt: LastAttempt;
  readonly onNext: () => void;
};

function PerformanceResult({ state, act, attempt, onNext }: PerformanceResultProps) {
  return (
    <ResultPanel team={state.team} attempt={attempt} worth={<PointsWon attempt={attempt} />} act={act}>
      <Button onClick={onNext}>
        {isPillar(attempt.code) ? RESULT_PANEL_TEXTS.finish : RESULT_PANEL_TEXTS.nextRound}
      </Button>
    </ResultPanel>
  );
}

function PointsSoFar({ points }: { points: number }) {
  return (
    <p className={styles.points}>
      {PERFORMANCE_TEXTS.points}: {formatInteger(points)}
    </p>
  );
}
