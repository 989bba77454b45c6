import { UnreadText } from '@/components/shared/unread-text';
import { Notice } from '@/components/ui/notice';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import type { Elsewhere } from './use-game';

/** Warns that the game or its completion cannot be saved or read, or that another tab has changed the game. */
export function SaveNotice({
  unread,
  storageFailed,
  completionFailed = false,
  elsewhere,
}: {
  unread: string | undefined;
  storageFailed: boolean;
  completionFailed?: boolean;
  elsewhere: Elsewhere | null;
}) {
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
