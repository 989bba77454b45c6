import { useEffect, useState } from 'react';
import { type Asked, askedPuzzle, type MorePuzzle } from '@/lib/games/shared/more';

/** Returns the extra puzzle in the query. The first render returns the level. */
export function useAskedPuzzle(puzzles: readonly Pick<MorePuzzle, 'id'>[]): Asked {
  const [asked, setAsked] = useState<Asked>({ kind: 'level' });
  useEffect(() => {
    const ids = puzzles.map(({ id }) => id);
    setAsked(askedPuzzle(location.search, ids));
  }, [puzzles]);
  return asked;
}
