import { SAVE_TEXTS } from '@/content/interface/castle-game/saves';
import { storedTexts } from '@/lib/browser/castle-storage';
import { saveFile } from '@/lib/browser/page';
import { defaultFileName, exportFileName } from '@/lib/castle-game/saves/file-name';
import { encodeGame } from '@/lib/castle-game/saves/game';
import type { GameState } from '@/lib/castle-game/types';

const TYPE = 'application/octet-stream';

/** Asks for a name and downloads the game as a file. Returns false if the player cancels. */
export function exportGame(state: GameState): boolean {
  const name = window.prompt(SAVE_TEXTS.fileName, defaultFileName(state.team.name, Date.now()));
  if (name === null) return false;
  saveFile(exportFileName(name), encodeGame(state), TYPE);
  return true;
}

/** Downloads a damaged game exactly as stored. */
export const exportDamaged = (text: string): void => exportText(SAVE_TEXTS.damagedFile, text);

/** Downloads the stored game unchanged. Call before anything overwrites it. Does nothing if there is none. */
export function exportStored(name: string): void {
  const { game } = storedTexts();
  if (game !== null) exportText(name, game);
}

const exportText = (name: string, text: string): void =>
  saveFile(exportFileName(defaultFileName(name, Date.now())), text, TYPE);
