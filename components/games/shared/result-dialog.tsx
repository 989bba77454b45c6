'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { GAME_TEXTS } from '@/content/interface/games';

type ResultDialogProps = {
  open: boolean;
  /** The sentence of the popup: won, or lost. */
  text: string;
  /** What OK does. */
  onAccept: () => void;
  /** Escape: the popup goes, the game stays as it ended. */
  onClose: () => void;
  children?: ReactNode;
};

/** How a game ended, with one way on. */
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
