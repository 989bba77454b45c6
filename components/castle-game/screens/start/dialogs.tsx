import { exportStored } from '@/components/castle-game/shell/export-game';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { START_TEXTS } from '@/content/interface/castle-game/start';
import type { SaveLoss } from '@/lib/castle-game/saves/losses';
import type { GameState } from '@/lib/castle-game/types';
import { LossesNotice, type ReplacedGame, ReplacedGameNotice, SavedTeam } from './notices';

type LoadDialogProps = {
  readonly saved: GameState;
  readonly losses: readonly SaveLoss[];
  readonly onLoad: () => void;
  readonly onClose: () => void;
};

/** Warns of data loss before the first change overwrites the saved game. */
export function LoadDialog({ saved, losses, onLoad, onClose }: LoadDialogProps) {
  return (
    <Dialog
      open
      title={START_TEXTS.loadTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onLoad}>{START_TEXTS.loadAnyway}</Button>
          <Button kind="quiet" onClick={() => exportStored(saved.team.name)}>
            {START_TEXTS.downloadAsItIs}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {START_TEXTS.cancel}
          </Button>
        </>
      }
    >
      <SavedTeam state={saved} />
      <LossesNotice losses={losses} />
    </Dialog>
  );
}

type ReplaceDialogProps = ReplacedGame & {
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
      <ReplacedGameNotice {...losing} />
    </Dialog>
  );
}
