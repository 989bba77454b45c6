import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { START_TEXTS } from '@/content/interface/castle-game/start';
import { LosingNotice, type LosingProps } from './losing-notice';

type ReplaceDialogProps = LosingProps & {
  readonly onReplace: () => void;
  readonly onClose: () => void;
};

/** Asks before an imported game takes the place of the saved one. */
export function ReplaceDialog({ onReplace, onClose, ...losing }: ReplaceDialogProps) {
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
      <LosingNotice {...losing} />
    </Dialog>
  );
}
