import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { START_TEXTS } from '@/content/interface/castle-game/start';
import type { SaveLoss } from '@/lib/castle-game/saves/losses';
import { LosingNotice, type LosingProps } from './losing-notice';
import { LossesNotice } from './losses-notice';

type ReplaceDialogProps = LosingProps & {
  /** Parts of the imported game that cannot be kept. */
  readonly losses: readonly SaveLoss[];
  readonly onReplace: () => void;
  readonly onClose: () => void;
};

export function ReplaceDialog({ losses, onReplace, onClose, ...losing }: ReplaceDialogProps) {
  return (
    <Dialog
      open
      title={START_TEXTS.replaceTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onReplace}>{START_TEXTS.replace}</Button>
          <Button kind="quiet" onClick={onClose}>
            {START_TEXTS.cancel}
          </Button>
        </>
      }
    >
      <LossesNotice losses={losses} />
      <LosingNotice {...losing} />
    </Dialog>
  );
}
