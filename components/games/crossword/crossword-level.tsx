'use client';

import { useBegunLevel } from '@/components/games/shared/use-begun-level';
import { begunIn } from '@/lib/games/crossword/saved';
import type { CrosswordLevel as Level } from '@/lib/games/crossword/types';
import { Crossword } from './crossword';

type CrosswordLevelProps = {
  readonly level: Level;
  /** What the level was before: whoever began one of these finishes it. */
  readonly former: readonly Level[];
  readonly index: number;
};

/** A level as it is now, or as it was when this visitor began it. */
export function CrosswordLevel({ level, former, index }: CrosswordLevelProps) {
  const played = useBegunLevel('mots', index, level, former, begunIn);
  return <Crossword key={played === level ? 'now' : 'before'} level={played} index={index} />;
}
