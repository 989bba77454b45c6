'use client';

import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { GAME_TEXTS } from '@/content/interface/games';
import { useAskedPuzzle } from './use-asked-puzzle';

type LevelOrMoreProps = {
  puzzles: readonly { readonly id: string; readonly game: ReactNode }[];
  children: ReactNode;
};

/** Shows the level, or the extra puzzle in the query. */
export function LevelOrMore({ puzzles, children }: LevelOrMoreProps) {
  const asked = useAskedPuzzle(puzzles);
  if (asked.kind === 'puzzle') return puzzles.find(({ id }) => id === asked.id)?.game;
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
