'use client';

import { type ReactNode, type RefObject, useCallback, useState } from 'react';
import { openPage } from '@/lib/browser/page';
import type { PuzzleIndex } from '@/lib/games/shared/levels';
import type { GameRules, LevelGamePage } from '@/lib/games/shared/types';
import { ResultDialog, type ResultDialogProps } from './dialogs';
import { LiveRegion } from './plain-parts';
import { useCompletion } from './use-completion';
import { type Announcement, useGame } from './use-game';

/** A game whose completion is stored. `act` plays, and opens the result when the game ends. */
export function usePuzzle<State, Action, Event extends { readonly kind: string }>(
  rules: GameRules<State, Action, Event>,
  announce: (state: State, event: Event) => string,
  page: LevelGamePage,
  index: PuzzleIndex,
) {
  const game = useGame(rules, announce);
  const { failed, complete } = useCompletion(page.game, index);
  const [ended, setEnded] = useState<'won' | 'lost'>();
  const { play } = game;
  const act = useCallback(
    (action: Action) => {
      const kind = play(action)?.kind;
      const won = kind === 'won' || kind === 'completed';
      if (won) complete();
      if (won || kind === 'lost') setEnded(won ? 'won' : 'lost');
    },
    [play, complete],
  );
  return {
    ...game,
    act,
    ended,
    completionFailed: failed,
    leave: () => openPage(page.path),
    close: () => setEnded(undefined),
  };
}

type PuzzleShellProps = {
  root?: RefObject<HTMLElement | null>;
  className: string | undefined;
  label: string;
  game: { readonly ready: boolean; readonly announcement: Announcement };
  result: ResultDialogProps;
  usesKeys?: boolean;
  children: ReactNode;
};

export function PuzzleShell({ root, className, label, game, result, usesKeys, children }: PuzzleShellProps) {
  return (
    <section
      ref={root}
      className={className}
      aria-label={label}
      aria-busy={!game.ready}
      data-uses-keys={usesKeys}
    >
      {children}
      <LiveRegion announcement={game.announcement} />
      <ResultDialog {...result} />
    </section>
  );
}
