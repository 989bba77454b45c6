import { Notice } from '@/components/ui/notice';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import type { Elsewhere } from './use-game';

/** Warns that the game or its completion cannot be saved, or that another tab has changed the game. */
export function SaveNotice({
  storageFailed,
  completionFailed = false,
  elsewhere,
}: {
  storageFailed: boolean;
  completionFailed?: boolean;
  elsewhere: Elsewhere | null;
}) {
  if (!storageFailed && !completionFailed && elsewhere === null) return null;
  return (
    <Notice kind="warning">
      {elsewhere && <p>{GAME_TEXTS.elsewhere[elsewhere]}</p>}
      {storageFailed && <p>{GAME_TEXTS.storageFailed}</p>}
      {completionFailed && <p>{GAME_TEXTS.completionFailed}</p>}
    </Notice>
  );
}
