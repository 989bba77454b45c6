'use client';

import { useEffect, useState } from 'react';
import { readStored } from '@/lib/browser/storage';
import { begunIn } from '@/lib/games/crossword/saved';
import type { CrosswordLevel as Level } from '@/lib/games/crossword/types';
import { progressKey } from '@/lib/games/shared/saved';
import { Crossword } from './crossword';

type CrosswordLevelProps = {
  readonly level: Level;
  /** What the level was before: whoever began one of these finishes it. */
  readonly former: readonly Level[];
  readonly index: number;
};

/** A level as it is now, or as it was when this visitor began it. */
export function CrosswordLevel({ level, former, index }: CrosswordLevelProps) {
  const [played, setPlayed] = useState(level);
  useEffect(() => {
    const text = readStored(progressKey('mots', index)) ?? null;
    setPlayed(begunIn([level, ...former], text) ?? level);
  }, [level, former, index]);
  return <Crossword key={played === level ? 'now' : 'before'} level={played} index={index} />;
}
