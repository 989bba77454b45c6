import { UnreadText } from '@/components/shared/unread-text';
import { Notice } from '@/components/ui/notice';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import type { Elsewhere } from './use-game';

type SavedGame = {
  unread: string | undefined;
  storageFailed: boolean;
  completionFailed?: boolean;
  elsewhere: Elsewhere | null;
};

/** Warns that the game or its completion cannot be saved or read, or that another tab has changed the game. */
export function SaveNotice({ game }: { game: SavedGame }) {
  const { unread, storageFailed, completionFailed, elsewhere } = game;
  if (!storageFailed && !completionFailed && elsewhere === null && !unread) return null;
  return (
    <Notice kind="warning">
      {unread && <UnreadText text={unread} />}
      {elsewhere && <p>{GAME_TEXTS.elsewhere[elsewhere]}</p>}
      {storageFailed && <p>{GAME_TEXTS.storageFailed}</p>}
      {completionFailed && <p>{GAME_TEXTS.completionFailed}</p>}
    </Notice>
  );
}
