'use client';

import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { GAME_TEXTS, levelNumber, moreNumber } from '@/content/interface/games/shared';
import { type Asked, askedPuzzle, type MorePuzzle } from '@/lib/games/shared/levels';

type LevelOrMoreProps = {
  puzzles: readonly { readonly id: string; readonly game: ReactNode }[];
  children: ReactNode;
};

export function LevelOrMore({ puzzles, children }: LevelOrMoreProps) {
  const asked = useAskedPuzzle(puzzles);
  // With a key, since the puzzle is the same component as the level and would inherit its state.
  if (asked.kind === 'puzzle')
    return <Fragment key={asked.id}>{puzzles.find(({ id }) => id === asked.id)?.game}</Fragment>;
  return (
    <>
      {asked.kind === 'unknown' && (
        <Notice kind="warning">
          <p>{GAME_TEXTS.moreUnknown}</p>
        </Notice>
      )}
      {children}
    </>
  );
}

type PlayedNameProps = { level: number; puzzles: readonly Pick<MorePuzzle, 'id' | 'title'>[] };

export function PlayedName({ level, puzzles }: PlayedNameProps) {
  const asked = useAskedPuzzle(puzzles);
  const puzzle = asked.kind === 'puzzle' && puzzles.find(({ id }) => id === asked.id);
  return puzzle ? moreNumber(puzzle.title) : levelNumber(level);
}

/** Returns the extra puzzle in the query. The first render returns the level. */
function useAskedPuzzle(puzzles: readonly Pick<MorePuzzle, 'id'>[]): Asked {
  const [asked, setAsked] = useState<Asked>({ kind: 'level' });
  useEffect(() => {
    const ids = puzzles.map(({ id }) => id);
    setAsked(askedPuzzle(location.search, ids));
  }, [puzzles]);
  return asked;
}
