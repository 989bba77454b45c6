import { KEEPSAKE_TEXTS } from '@/content/interface/keepsakes';
import { saveFile } from '@/lib/browser/save-file';
import { madridStamp } from '@/lib/castle-game/saves/file-name';
import { encodeKeepsakes } from '@/lib/keepsakes/file';
import type { Kept } from '@/lib/keepsakes/kept';

/** Downloads all saved data as one file. */
export function exportKeepsakes(kept: Kept): void {
  const now = Date.now();
  saveFile(
    `${KEEPSAKE_TEXTS.fileName}_${madridStamp(now)}.json`,
    encodeKeepsakes(kept, now),
    'application/json',
  );
}
