'use client';

import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Confirm } from '@/components/ui/confirm';
import { Dialog } from '@/components/ui/dialog';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import { CROWNED } from '@/lib/games/shared/crowned';
import { asset } from '@/lib/site/address';
import styles from './dialogs.module.css';

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
  onAccept: () => void;
  /** Route of the next level. */
  next?: string | undefined;
  /** Called on Escape. The game stays as it ended. */
  onClose: () => void;
  children?: ReactNode;
};

export function ResultDialog({ open, lost, text, onAccept, next, onClose, children }: ResultDialogProps) {
  return (
    <Dialog
      open={open}
      title={text}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onAccept}>{GAME_TEXTS.accept}</Button>
          {next && (
            <ButtonLink href={next} kind="quiet">
              {GAME_TEXTS.nextLevel}
            </ButtonLink>
          )}
        </>
      }
    >
      {/* The dialog hides the page, on a phone whole. */}
      {!lost && (
        <img
          src={asset(CROWNED.picture)}
          alt=""
          width={120}
          height={160}
          loading="lazy"
          className={styles.crowned}
        />
      )}
      {children}
    </Dialog>
  );
}
