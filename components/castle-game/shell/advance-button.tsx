import { useState } from 'react';
import { Button, type ButtonKind } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { advanceQuestion, SHELL_TEXTS } from '@/content/interface/castle-game/shell';
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
        <Dialog
          open
          title={SHELL_TEXTS.advanceTitle}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={advance}>{SHELL_TEXTS.confirm}</Button>
              <Button kind="quiet" onClick={() => setAsking(false)}>
                {SHELL_TEXTS.cancel}
              </Button>
            </>
          }
        >
          <p>{advanceQuestion(left)}</p>
        </Dialog>
      )}
    </>
  );
}
