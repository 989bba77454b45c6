import { useState } from 'react';
import { Button, type ButtonKind } from '@/components/ui/button';
import { Confirm } from '@/components/ui/confirm';
import { SHELL_TEXTS } from '@/content/interface/castle-game/shell';
import { advanceRefusal, attemptsToLose } from '@/lib/castle-game/engine/days';
import type { ScreenProps } from './screens';

type AdvanceButtonProps = Pick<ScreenProps, 'state' | 'act'> & {
  readonly kind?: ButtonKind;
  readonly label?: string;
  /** Disabled while attempts are left, instead of asking for confirmation. */
  readonly onlyWhenDone?: boolean;
  readonly onAdvanced?: () => void;
};

export function AdvanceButton({
  state,
  act,
  kind = 'quiet',
  label = SHELL_TEXTS.advance,
  onlyWhenDone = false,
  onAdvanced,
}: AdvanceButtonProps) {
  const [asking, setAsking] = useState(false);
  const left = attemptsToLose(state);
  const advance = () => {
    setAsking(false);
    if (!act({ type: 'advanceDay' })) onAdvanced?.();
  };
  return (
    <>
      <Button
        kind={kind}
        disabled={Boolean(advanceRefusal(state)) || (onlyWhenDone && left > 0)}
        onClick={() => (left > 0 ? setAsking(true) : advance())}
      >
        {label}
      </Button>
      {asking && (
        <Confirm
          title={SHELL_TEXTS.advanceTitle}
          yes={SHELL_TEXTS.confirm}
          no={SHELL_TEXTS.cancel}
          onYes={advance}
          onNo={() => setAsking(false)}
        >
          <p>{SHELL_TEXTS.advanceQuestion(left)}</p>
        </Confirm>
      )}
    </>
  );
}
