import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SAVE_TEXTS } from '@/content/interface/castle-game/saves';
import { DELETE_QUESTION } from '@/lib/castle-game/words';

type DeleteDialogProps = { readonly onDelete: () => void; readonly onClose: () => void };

/** Asks before the game is deleted for good; what is offered first is to keep it. */
export function DeleteDialog({ onDelete, onClose }: DeleteDialogProps) {
  return (
    <Dialog
      open
      title={SAVE_TEXTS.deleteTitle}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {SAVE_TEXTS.keep}
          </Button>
          <Button kind="join" onClick={onDelete}>
            {SAVE_TEXTS.delete}
          </Button>
        </>
      }
    >
      <p>{DELETE_QUESTION}</p>
    </Dialog>
  );
}
