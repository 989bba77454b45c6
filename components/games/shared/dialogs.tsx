'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Confirm } from '@/components/ui/confirm';
import { Dialog } from '@/components/ui/dialog';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import { CROWNED } from '@/lib/games/shared/crowned';
import { asset } from '@/lib/site/address';
import styles from './dialogs.module.css';
import feast from './feast.module.css';

type RestartButtonProps = {
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
      {asking && (
        <Confirm
          title={GAME_TEXTS.restart}
          yes={GAME_TEXTS.restartConfirm}
          no={GAME_TEXTS.restartCancel}
          onYes={confirm}
          onNo={() => setAsking(false)}
          loses
        >
          <p>{GAME_TEXTS.restartQuestion}</p>
        </Confirm>
      )}
    </>
  );
}

export type ResultDialogProps = {
  open: boolean;
  lost?: boolean;
  /** Title: won, or lost. */
  text: string;
  /** Buttons, the way on first: it takes focus. */
  actions: ReactNode;
  /** Called on Escape. The game stays as it ended. */
  onClose: () => void;
  children?: ReactNode;
};

export function ResultDialog({ open, lost, text, actions, onClose, children }: ResultDialogProps) {
  return (
    <Dialog open={open} title={text} onClose={onClose} actions={actions}>
      {/* Fetched when it is shown. */}
      {open && !lost && (
        <div className={`stack relative ${styles.crowned}`}>
          <div className={feast.disc} />
          <img
            src={asset(CROWNED.picture)}
            alt=""
            width={CROWNED.width}
            height={CROWNED.height}
            className={feast.rising}
          />
        </div>
      )}
      {children}
    </Dialog>
  );
}
