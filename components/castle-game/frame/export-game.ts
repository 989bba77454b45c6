import { SAVE_TEXTS } from '@/content/interface/castle-game/saves';
import { saveFile } from '@/lib/browser/save-file';
import { encodeGame } from '@/lib/castle-game/saves/encode';
import { defaultFileName, exportFileName } from '@/lib/castle-game/saves/file-name';
import type { GameState } from '@/lib/castle-game/types';

const TYPE = 'application/octet-stream';

/** Asks for a name and gives the game as a file. Says whether it did: the player may have thought better of it. */
export function exportGame(state: GameState): boolean {
  const written = window.prompt(SAVE_TEXTS.fileName, defaultFileName(state.team.name, Date.now()));
  if (written === null) return false;
  saveFile(exportFileName(written), encodeGame(state), TYPE);
  return true;
}

/** Gives a game that cannot be read as it is, so that nobody loses it. */
export function exportDamaged(text: string): void {
  saveFile(exportFileName(defaultFileName(SAVE_TEXTS.damagedFile, Date.now())), text, TYPE);
}
