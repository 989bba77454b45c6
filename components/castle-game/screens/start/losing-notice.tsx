import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SAVE_TEXTS } from '@/content/interface/castle-game/saves';
import { START_TEXTS } from '@/content/interface/castle-game/start';
import type { GameState } from '@/lib/castle-game/types';
import { exportDamaged, exportGame } from '../../frame/export-game';
import type { DamagedGame } from '../../frame/session';
import { SavedTeam } from './saved-team';

export type LosingProps = {
  readonly saved: GameState | undefined;
  readonly damaged: DamagedGame | undefined;
};

export function LosingNotice({ saved, damaged }: LosingProps) {
  if (damaged)
    return (
      <Notice kind="warning">
        <p>{START_TEXTS.replacesDamaged}</p>
        <Button kind="quiet" onClick={() => exportDamaged(damaged.text)}>
          {SAVE_TEXTS.download}
        </Button>
      </Notice>
    );
  if (!saved) return null;
  return (
    <Notice kind="warning">
      <p>{START_TEXTS.replaces}</p>
      <SavedTeam state={saved} />
      <Button kind="quiet" onClick={() => exportGame(saved)}>
        {START_TEXTS.exportFirst}
      </Button>
    </Notice>
  );
}
