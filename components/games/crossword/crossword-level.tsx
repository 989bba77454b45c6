'use client';

import { useBegunLevel } from '@/components/games/shared/use-begun-level';
import { begunIn } from '@/lib/games/crossword/saved';
import type { CrosswordLevel as Level } from '@/lib/games/crossword/types';
import { Crossword } from './crossword';

type CrosswordLevelProps = {
  readonly level: Level;
  /** Earlier versions of the level, for players who have begun one. */
  readonly former: readonly Level[];
  readonly index: number;
};

/** Shows the level, or the earlier version that the player has begun. */
export function CrosswordLevel({ level, former, index }: CrosswordLevelProps) {
  const played = useBegunLevel('mots', index, level, former, begunIn);
  return <Crossword key={played === level ? 'now' : 'before'} level={played} index={index} />;
}
