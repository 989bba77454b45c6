import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { HELP_TEXTS } from '@/content/interface/castle-game/help';
import { DeleteDialog } from './delete-dialog';

/** The button that deletes the game, once the player has confirmed it; the question goes away with the screen. */
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
