import { SAVE_TEXTS } from '@/content/interface/castle-game/saves';
import { saveFile } from '@/lib/browser/save-file';
import { encodeGame } from '@/lib/castle-game/saves/encode';
import { defaultFileName, exportFileName } from '@/lib/castle-game/saves/file-name';
import type { GameState } from '@/lib/castle-game/types';

const TYPE = 'application/octet-stream';

/** Asks for a name and downloads the game as a file. False when the player cancels. */
export function exportGame(state: GameState): boolean {
  const name = window.prompt(SAVE_TEXTS.fileName, defaultFileName(state.team.name, Date.now()));
  if (name === null) return false;
  saveFile(exportFileName(name), encodeGame(state), TYPE);
  return true;
}

/** Downloads a damaged game exactly as it was stored, so that nobody loses it. */
export function exportDamaged(text: string): void {
  saveFile(exportFileName(defaultFileName(SAVE_TEXTS.damagedFile, Date.now())), text, TYPE);
}
