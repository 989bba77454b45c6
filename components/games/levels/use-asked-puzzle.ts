import { useEffect, useState } from 'react';
import { type Asked, askedPuzzle, type MorePuzzle } from '@/lib/games/shared/more';

/** What the address asks for beyond its level: nothing as far as the HTML knows. */
export function useAskedPuzzle(puzzles: readonly Pick<MorePuzzle, 'id'>[]): Asked {
  const [asked, setAsked] = useState<Asked>({ kind: 'level' });
  useEffect(() => {
    const ids = puzzles.map(({ id }) => id);
    setAsked(askedPuzzle(location.search, ids));
  }, [puzzles]);
  return asked;
}
