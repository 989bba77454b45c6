import { useEffect, useState } from 'react';
import { readStored } from '@/lib/browser/storage';
import type { LevelGame } from '@/lib/games/shared/completion';
import { progressKey } from '@/lib/games/shared/saved';

/**
 * The level to play: what this visitor began, be it as the level is now or as it was before, and the level as it is for
 * everybody else. `former` and `begunIn` must stay the same between renders.
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
