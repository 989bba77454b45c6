import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { RemovalDialog } from '@/components/ui/removal-dialog';
import { HELP_TEXTS } from '@/content/interface/castle-game/help';
import { SAVE_TEXTS } from '@/content/interface/castle-game/saves';

export function DeleteGame({ onDelete }: { readonly onDelete: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        <TrashIcon aria-hidden="true" size={20} weight="bold" />
        {HELP_TEXTS.deleteGame}
      </Button>
      {asking && (
        <RemovalDialog
          title={SAVE_TEXTS.deleteTitle}
          keep={SAVE_TEXTS.keep}
          remove={SAVE_TEXTS.delete}
          onRemove={onDelete}
          onClose={() => setAsking(false)}
        >
          <p>{SAVE_TEXTS.deleteQuestion}</p>
        </RemovalDialog>
      )}
    </>
  );
}
