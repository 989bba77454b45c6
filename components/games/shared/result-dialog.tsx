'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { GAME_TEXTS } from '@/content/interface/games';

type ResultDialogProps = {
  open: boolean;
  /** Title: won, or lost. */
  text: string;
  /** Called on OK. */
  onAccept: () => void;
  /** Called on Escape. The game stays as it ended. */
  onClose: () => void;
  children?: ReactNode;
};

export function ResultDialog({ open, text, onAccept, onClose, children }: ResultDialogProps) {
  return (
    <Dialog
      open={open}
      title={text}
      onClose={onClose}
      actions={<Button onClick={onAccept}>{GAME_TEXTS.accept}</Button>}
    >
      {children}
    </Dialog>
  );
}
