import { Notice } from '@/components/ui/notice';
import { GAME_TEXTS } from '@/content/interface/games';

/** Warns that the browser keeps nothing: neither the game under way nor, when it was won, its completion. */
export function SaveNotice({
  storageFailed,
  completionFailed = false,
}: {
  storageFailed: boolean;
  completionFailed?: boolean;
}) {
  if (!storageFailed && !completionFailed) return null;
  return (
    <Notice kind="warning">
      {storageFailed && <p>{GAME_TEXTS.storageFailed}</p>}
      {completionFailed && <p>{GAME_TEXTS.completionFailed}</p>}
    </Notice>
  );
}
