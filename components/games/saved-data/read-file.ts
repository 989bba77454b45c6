import { catalogue } from '@/content/castle-game/catalogue';
import { decodeGame } from '@/lib/castle-game/saves/game';
import { decodeSavedData, type ReadFile, refusedGame } from '@/lib/saved-data/file';
import { SAVED_DATA } from '@/lib/saved-data/registry';

const { keys } = SAVED_DATA['joc-castells'];

/** A separate module, imported dynamically: only imports need the rules of the castle game. */
export function readSavedData(text: string): ReadFile {
  const read = decodeSavedData(text);
  const game = read.ok ? read.data.texts[keys.game] : undefined;
  if (!read.ok || game === undefined) return read;
  const decoded = decodeGame(catalogue, game, read.data.texts[keys.rounds]);
  return decoded.ok ? read : refusedGame(decoded.reason.kind === 'newer format');
}
