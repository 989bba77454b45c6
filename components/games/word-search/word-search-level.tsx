'use client';

import { useBegunLevel } from '@/components/games/shared/use-begun-level';
import { begunIn } from '@/lib/games/word-search/saved';
import type { WordSearchLevel as Level } from '@/lib/games/word-search/types';
import { WordSearch } from './word-search';

type WordSearchLevelProps = {
  readonly level: Level;
  /** Earlier versions of the level, for players who have begun one. */
  readonly former: readonly Level[];
  readonly index: number;
};

export function WordSearchLevel({ level, former, index }: WordSearchLevelProps) {
  const played = useBegunLevel('sopa', index, level, former, begunIn);
  return <WordSearch key={played === level ? 'now' : 'before'} level={played} index={index} />;
}
