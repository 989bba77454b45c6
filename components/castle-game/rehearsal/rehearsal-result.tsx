import { Button } from '@/components/ui/button';
import { FRAME_TEXTS } from '@/content/castle-game/texts/frame';
import { RESULT_PANEL_TEXTS } from '@/content/castle-game/texts/result';
import type { Current } from '@/lib/castle-game/types';
import { ResultPanel } from '../result/result-panel';
import type { ScreenProps } from '../screens';
import { AdvanceButton } from '../shell/advance-button';

type RehearsalResultProps = ScreenProps & {
  readonly current: Current;
  readonly onNext: () => void;
  readonly onAgain: (castell: string) => void;
};

/** The result of a rehearsal's attempt: another one, the same again, the next day, or back. */
export function RehearsalResult({ state, act, go, back, current, onNext, onAgain }: RehearsalResultProps) {
  const { today } = state.team;
  const over = today.type !== 'assaig' || today.provesLeft === 0;
  const leave = () => {
    onNext();
    back();
  };
  return (
    <ResultPanel team={state.team} current={current}>
      <Button onClick={over ? leave : onNext}>
        {over ? RESULT_PANEL_TEXTS.last : RESULT_PANEL_TEXTS.next}
      </Button>
      {!over && (
        <Button kind="quiet" onClick={() => onAgain(current.castell)}>
          {RESULT_PANEL_TEXTS.again}: {current.castell}
        </Button>
      )}
      <AdvanceButton state={state} act={act} onAdvanced={() => go('HOME')} />
      <Button kind="quiet" onClick={leave}>
        {FRAME_TEXTS.back}
      </Button>
    </ResultPanel>
  );
}
