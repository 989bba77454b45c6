import { rulebook } from '@/content/castle-game/rulebook';
import { decodeGame, MOST_CHARACTERS } from '@/lib/castle-game/saves/decode';
import type { GameState } from '@/lib/castle-game/types';

/** The game in a file that the player picked; undefined when it holds none, is too big, or cannot be read. */
export async function readGameFile(file: File): Promise<GameState | undefined> {
  if (file.size > MOST_CHARACTERS) return undefined;
  const text = await file.text().catch(() => '');
  const decoded = decodeGame(rulebook, text);
  return decoded.ok ? decoded.state : undefined;
}
