import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { KEEPSAKE_TEXTS } from '@/content/interface/keepsakes';
import type { KeepsakeId } from '@/lib/keepsakes/registry';
import { replaceQuestion } from '@/lib/keepsakes/words';

type AskReplaceProps = {
  /** Games that would lose saved data. */
  readonly ids: readonly KeepsakeId[];
  readonly onExport: () => void;
  readonly onReplace: () => void;
  readonly onClose: () => void;
};

/** Asks for confirmation before a file replaces saved data, and offers an export. */
export function AskReplace({ ids, onExport, onReplace, onClose }: AskReplaceProps) {
  return (
    <Dialog
      open
      title={KEEPSAKE_TEXTS.replaceTitle}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {KEEPSAKE_TEXTS.cancel}
          </Button>
          <Button kind="quiet" onClick={onExport}>
            {KEEPSAKE_TEXTS.exportFirst}
          </Button>
          <Button onClick={onReplace}>{KEEPSAKE_TEXTS.replaceConfirm}</Button>
        </>
      }
    >
      <p>{replaceQuestion(ids)}</p>
    </Dialog>
  );
}
