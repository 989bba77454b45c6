import { Button } from '@/components/ui/button';
import { PERFORMANCE_TEXTS } from '@/content/interface/castle-game/performance';
import { RESULT_PANEL_TEXTS } from '@/content/interface/castle-game/result';
import { isPillar, phaseOf, totalOf } from '@/lib/castle-game/engine/performance';
import { PERFORMANCE_LOCK } from '@/lib/castle-game/limits';
import { pointsWith } from '@/lib/castle-game/screens/points-with';
import { slotsOf } from '@/lib/castle-game/screens/slots';
import { announcementOf } from '@/lib/castle-game/show/announcement';
import type { GameState, LastAttempt } from '@/lib/castle-game/types';
import { formatInteger } from '@/lib/text/number';
import { TowerPicker } from '../../attempt/picker/tower-picker';
import { PointsWon } from '../../attempt/result/points-won';
import { ResultPanel } from '../../attempt/result/result-panel';
import { SayResult } from '../../attempt/said';
import { AttemptShow } from '../../attempt/show/attempt-show';
import { useAttempt } from '../../attempt/use-attempt';
import { ScreenFrame } from '../../frame/screen-frame';
import type { ScreenProps } from '../../frame/screens';
import { SlotStrip } from '../../rounds/slot-strip';
import styles from './performance-rounds.module.css';
import { PerformanceSummary } from './performance-summary';

/** The player can leave between rounds and continue later. */
export function PerformanceRounds(props: ScreenProps) {
  const { state, act, back } = props;
  const { step, picked, pick, endShow, moveOn } = useAttempt(props);
  const over = step.kind === 'picker' && phaseOf(state) === 'over';
  const choosing = step.kind === 'picker' && !over;
  const end = () => {
    if (!act({ type: 'endPerformance' })) back();
  };
  return (
    <>
      <ScreenFrame
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
        {step.kind === 'result' && <PerformanceResult state={state} attempt={step.attempt} onNext={moveOn} />}
      </ScreenFrame>
      <SayResult attempt={step.kind === 'result' ? step.attempt : null} />
    </>
  );
}

type PerformanceResultProps = {
  readonly state: GameState;
  readonly attempt: LastAttempt;
  readonly onNext: () => void;
};

function PerformanceResult({ state, attempt, onNext }: PerformanceResultProps) {
  return (
    <ResultPanel team={state.team} attempt={attempt} worth={<PointsWon attempt={attempt} />}>
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
