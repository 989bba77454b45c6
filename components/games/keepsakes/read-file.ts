import { rulebook } from '@/content/castle-game/rulebook';
import { decodeGame } from '@/lib/castle-game/saves/decode';
import { decodeKeepsakes, type ReadFile, refusedGame } from '@/lib/keepsakes/file';
import { KEEPSAKES } from '@/lib/keepsakes/registry';

const { keys } = KEEPSAKES['joc-castells'];

/**
 * Parses a file of saved data and checks the castle game in it. A separate module: only imports need the rules of
 * that game.
 */
export function readKeepsakes(text: string): ReadFile {
  const read = decodeKeepsakes(text);
  const game = read.ok ? read.kept.texts[keys.game] : undefined;
  if (!read.ok || game === undefined) return read;
  const decoded = decodeGame(rulebook.catalogue, game, read.kept.texts[keys.rounds]);
  return decoded.ok ? read : refusedGame(decoded.reason);
}
