import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { HELP_TEXTS } from '@/content/interface/castle-game/help';
import { SAVE_TEXTS } from '@/content/interface/castle-game/saves';

/** The button that deletes the game, once the player has confirmed it. */
export function DeleteGame({ onDelete }: { readonly onDelete: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        <TrashIcon aria-hidden="true" size={20} weight="bold" />
        {HELP_TEXTS.deleteGame}
      </Button>
      {asking && <DeleteDialog onDelete={onDelete} onClose={() => setAsking(false)} />}
    </>
  );
}

type DeleteDialogProps = { readonly onDelete: () => void; readonly onClose: () => void };

/** Asks before the game is deleted for good. Keeping it is offered first. */
function DeleteDialog({ onDelete, onClose }: DeleteDialogProps) {
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
      <p>{SAVE_TEXTS.deleteQuestion}</p>
    </Dialog>
  );
}
