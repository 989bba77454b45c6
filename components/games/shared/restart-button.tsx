'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { GAME_TEXTS } from '@/content/interface/games';

type RestartButtonProps = {
  /** If true, the button asks for confirmation. */
  hasProgress: boolean;
  onRestart: () => void;
};

export function RestartButton({ hasProgress, onRestart }: RestartButtonProps) {
  const [asking, setAsking] = useState(false);

  function confirm() {
    setAsking(false);
    onRestart();
  }

  return (
    <>
      <Button kind="quiet" onClick={() => (hasProgress ? setAsking(true) : onRestart())}>
        {GAME_TEXTS.restart}
      </Button>
      <Dialog
        open={asking}
        title={GAME_TEXTS.restart}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {GAME_TEXTS.restartCancel}
            </Button>
            <Button onClick={confirm}>{GAME_TEXTS.restartConfirm}</Button>
          </>
        }
      >
        <p>{GAME_TEXTS.restartQuestion}</p>
      </Dialog>
    </>
  );
}
