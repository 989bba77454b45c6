import { Button } from '@/components/ui/button';
import { FRAME_TEXTS } from '@/content/interface/castle-game/frame';
import { RESULT_PANEL_TEXTS } from '@/content/interface/castle-game/result';
import { SERIES_ATTEMPTS } from '@/lib/castle-game/limits';
import { seriesLabel } from '@/lib/castle-game/show/words';
import type { LastAttempt } from '@/lib/castle-game/types';
import { ResultPanel } from '../../attempt/result/result-panel';
import { AdvanceButton } from '../../frame/advance-button';
import type { ScreenProps } from '../../frame/screens';

type RehearsalResultProps = ScreenProps & {
  readonly attempt: LastAttempt;
  readonly onNext: () => void;
  readonly onAgain: (code: string) => void;
  readonly onSeries: (code: string) => void;
};

export function RehearsalResult({
  state,
  act,
  go,
  back,
  attempt,
  onNext,
  onAgain,
  onSeries,
}: RehearsalResultProps) {
  const { today } = state.team;
  const inRow = today.type === 'rehearsal' ? Math.min(SERIES_ATTEMPTS, today.attemptsLeft) : 0;
  const over = today.type !== 'rehearsal' || today.attemptsLeft === 0;
  const leave = () => {
    onNext();
    back();
  };
  return (
    // The pressed button disappears when too few attempts are left for another series. The key remounts the panel,
    // whose heading takes focus.
    <ResultPanel key={Math.min(inRow, 2)} team={state.team} attempt={attempt}>
      <Button onClick={over ? leave : onNext}>
        {over ? RESULT_PANEL_TEXTS.last : RESULT_PANEL_TEXTS.next}
      </Button>
      {!over && (
        <Button kind="quiet" onClick={() => onAgain(attempt.code)}>
          {RESULT_PANEL_TEXTS.again}: {attempt.code}
        </Button>
      )}
      {inRow > 1 && (
        <Button kind="quiet" onClick={() => onSeries(attempt.code)}>
          {seriesLabel(attempt.code, inRow)}
        </Button>
      )}
      <AdvanceButton state={state} act={act} onAdvanced={() => go('HOME')} />
      <Button kind="quiet" onClick={leave}>
        {FRAME_TEXTS.back}
      </Button>
    </ResultPanel>
  );
}
