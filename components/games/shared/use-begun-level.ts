import { useEffect, useState } from 'react';
import { readStored } from '@/lib/browser/storage';
import type { LevelGame } from '@/lib/games/shared/completion';
import { progressKey } from '@/lib/games/shared/saved';

/**
 * Returns the version of a level that the player has begun, by default the current one. `former` and `begunIn` must
 * be stable between renders.
 */
export function useBegunLevel<Level>(
  game: LevelGame,
  index: number,
  level: Level,
  former: readonly Level[],
  begunIn: (levels: readonly Level[], text: string | null) => Level | undefined,
): Level {
  const [played, setPlayed] = useState(level);
  useEffect(() => {
    const text = readStored(progressKey(game, index)) ?? null;
    setPlayed(begunIn([level, ...former], text) ?? level);
  }, [game, index, level, former, begunIn]);
  return played;
}
