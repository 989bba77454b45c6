import { Button } from '@/components/ui/button';
import { FRAME_TEXTS } from '@/content/interface/castle-game/frame';
import { RESULT_PANEL_TEXTS } from '@/content/interface/castle-game/result';
import type { LastAttempt } from '@/lib/castle-game/types';
import { ResultPanel } from '../../attempt/result/result-panel';
import { AdvanceButton } from '../../frame/advance-button';
import type { ScreenProps } from '../../frame/screens';

type RehearsalResultProps = ScreenProps & {
  readonly attempt: LastAttempt;
  readonly onNext: () => void;
  readonly onAgain: (code: string) => void;
};

/** The result of an attempt at a rehearsal. Next comes another tower, the same one again, the next day, or home. */
export function RehearsalResult({ state, act, go, back, attempt, onNext, onAgain }: RehearsalResultProps) {
  const { today } = state.team;
  const over = today.type !== 'rehearsal' || today.attemptsLeft === 0;
  const leave = () => {
    onNext();
    back();
  };
  return (
    <ResultPanel team={state.team} attempt={attempt}>
      <Button onClick={over ? leave : onNext}>
        {over ? RESULT_PANEL_TEXTS.last : RESULT_PANEL_TEXTS.next}
      </Button>
      {!over && (
        <Button kind="quiet" onClick={() => onAgain(attempt.code)}>
          {RESULT_PANEL_TEXTS.again}: {attempt.code}
        </Button>
      )}
      <AdvanceButton state={state} act={act} onAdvanced={() => go('HOME')} />
      <Button kind="quiet" onClick={leave}>
        {FRAME_TEXTS.back}
      </Button>
    </ResultPanel>
  );
}
