import { rulebook } from '@/content/castle-game/rulebook';
import { PERFORMANCE_TEXTS } from '@/content/interface/castle-game/performance';
import { phaseOf } from '@/lib/castle-game/engine/performance';
import { PERFORMANCE_LOCK } from '@/lib/castle-game/limits';
import { slotsOf } from '@/lib/castle-game/screens/slots';
import { TowerPicker } from '../../attempt/picker/tower-picker';
import { SayResult } from '../../attempt/result/say-result';
import { useAttempt } from '../../attempt/result/use-attempt';
import { AttemptShow } from '../../attempt/show/attempt-show';
import { ScreenFrame } from '../../frame/screen-frame';
import type { ScreenProps } from '../../frame/screens';
import { SlotStrip } from '../../rounds/slot-strip';
import { PerformanceResult } from './performance-result';
import { PerformanceSummary } from './performance-summary';
import { PointsSoFar } from './points-so-far';

/** A performance in course: round after round, then what it gave. It can be left between rounds and taken up again. */
export function PerformanceRounds(props: ScreenProps) {
  const { state, act, back } = props;
  const { stand, picked, pick, endShow, moveOn } = useAttempt(props);
  const over = stand.step === 'picker' && phaseOf(rulebook, state) === 'final';
  const choosing = stand.step === 'picker' && !over;
  const end = () => {
    if (!act({ type: 'endPerformance' })) back();
  };
  return (
    <>
      <ScreenFrame
        key={`${stand.step} ${state.actuacio.length}`}
        title={PERFORMANCE_TEXTS.title}
        onBack={choosing ? back : undefined}
        aside={!over && <PointsSoFar rounds={state.actuacio} />}
      >
        {!over && stand.step !== 'show' && <SlotStrip slots={slotsOf(rulebook, state)} />}
        {choosing && <TowerPicker state={state} place="actuacio" picked={picked} onPick={pick} />}
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
