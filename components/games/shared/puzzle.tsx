'use client';

import { type ReactNode, type RefObject, useCallback, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { GAME_TEXTS, wonText } from '@/content/interface/games/shared';
import { openPage } from '@/lib/browser/page';
import type { PuzzlePlace } from '@/lib/games/shared/levels';
import type { GameRules, LevelGamePage } from '@/lib/games/shared/types';
import { ResultDialog, type ResultDialogProps } from './dialogs';
import { LiveRegion } from './plain-parts';
import { readCompleted, useCompletion } from './use-completion';
import { type Announcement, useGame } from './use-game';

/** A game whose completion is stored. `act` plays, and opens the result when the game ends: `result` is that of a win. */
export function usePuzzle<State, Action, Event extends { readonly kind: string }>(
  rules: GameRules<State, Action, Event>,
  announce: (state: State, event: Event) => string,
  page: LevelGamePage,
  { index, levels, next }: PuzzlePlace,
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
  const close = () => setEnded(undefined);
  const last = typeof index !== 'number' || index === levels - 1;
  const result: ResultDialogProps = {
    open: ended !== undefined,
    text: GAME_TEXTS.won,
    actions: (
      <>
        {next && <ButtonLink href={next}>{last ? GAME_TEXTS.nextMore : GAME_TEXTS.nextLevel}</ButtonLink>}
        <Button kind={next ? 'quiet' : 'accent'} onClick={() => openPage(page.path)}>
          {GAME_TEXTS.accept}
        </Button>
      </>
    ),
    onClose: close,
    children: ended === 'won' && typeof index === 'number' && (
      <p>{wonText(index, readCompleted(page.game, levels).with(index, true))}</p>
    ),
  };
  return { ...game, act, ended, completionFailed: failed, close, result };
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
