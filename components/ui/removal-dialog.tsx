import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

type RemovalDialogProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly keep: string;
  readonly remove: string;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

/** Asks for confirmation before a removal. The first button keeps the data. */
export function RemovalDialog({ title, children, keep, remove, onRemove, onClose }: RemovalDialogProps) {
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {keep}
          </Button>
          <Button kind="join" onClick={onRemove}>
            {remove}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
