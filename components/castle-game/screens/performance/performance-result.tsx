import { Button } from '@/components/ui/button';
import { RESULT_PANEL_TEXTS } from '@/content/interface/castle-game/result';
import { isPillar } from '@/lib/castle-game/engine/performance';
import type { Current, GameState } from '@/lib/castle-game/types';
import { PointsWon } from '../../attempt/result/points-won';
import { ResultPanel } from '../../attempt/result/result-panel';

type PerformanceResultProps = {
  readonly state: GameState;
  readonly current: Current;
  readonly onNext: () => void;
};

/** The result of a round. There is only one way: on. */
export function PerformanceResult({ state, current, onNext }: PerformanceResultProps) {
  return (
    <ResultPanel team={state.team} current={current} worth={<PointsWon current={current} />}>
      <Button onClick={onNext}>
        {isPillar(current.castell) ? RESULT_PANEL_TEXTS.finish : RESULT_PANEL_TEXTS.nextRound}
      </Button>
    </ResultPanel>
  );
}
