import { Button } from '@/components/ui/button';
import { PERFORMANCE_TEXTS } from '@/content/interface/castle-game/performance';
import { RESULT_PANEL_TEXTS } from '@/content/interface/castle-game/result';
import { isPillar, phaseOf } from '@/lib/castle-game/engine/performance';
import { PERFORMANCE_LOCK } from '@/lib/castle-game/limits';
import { slotsOf, totalOf } from '@/lib/castle-game/screens/slots';
import type { GameState, LastAttempt, Round } from '@/lib/castle-game/types';
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

/** A performance in course: round after round, then what it gave. It can be left between rounds and taken up again. */
export function PerformanceRounds(props: ScreenProps) {
  const { state, act, back } = props;
  const { stand, picked, pick, endShow, moveOn } = useAttempt(props);
  const over = stand.step === 'picker' && phaseOf(state) === 'over';
  const choosing = stand.step === 'picker' && !over;
  const end = () => {
    if (!act({ type: 'endPerformance' })) back();
  };
  return (
    <>
      <ScreenFrame
        key={`${stand.step} ${state.rounds.length}`}
        title={PERFORMANCE_TEXTS.title}
        onBack={choosing ? back : undefined}
        aside={!over && <PointsSoFar rounds={state.rounds} />}
      >
        {!over && stand.step !== 'show' && <SlotStrip slots={slotsOf(state)} />}
        {choosing && <TowerPicker state={state} place="performance" picked={picked} onPick={pick} />}
        {over && <PerformanceSummary state={state} onEnd={end} />}
        {stand.step === 'show' && <AttemptShow {...stand.current} lock={PERFORMANCE_LOCK} onEnd={endShow} />}
        {stand.step === 'result' && (
          <PerformanceResult state={state} current={stand.current} onNext={moveOn} />
        )}
      </ScreenFrame>
      <SayResult current={stand.step === 'result' ? stand.current : null} />
    </>
  );
}

type PerformanceResultProps = {
  readonly state: GameState;
  readonly current: LastAttempt;
  readonly onNext: () => void;
};

/** The result of a round. There is only one way: on. */
function PerformanceResult({ state, current, onNext }: PerformanceResultProps) {
  return (
    <ResultPanel team={state.team} current={current} worth={<PointsWon current={current} />}>
      <Button onClick={onNext}>
        {isPillar(current.code) ? RESULT_PANEL_TEXTS.finish : RESULT_PANEL_TEXTS.nextRound}
      </Button>
    </ResultPanel>
  );
}

/** Points of the rounds done. */
function PointsSoFar({ rounds }: { rounds: readonly Round[] }) {
  return (
    <p className={styles.points}>
      {PERFORMANCE_TEXTS.points}: {formatInteger(totalOf(rounds))}
    </p>
  );
}
