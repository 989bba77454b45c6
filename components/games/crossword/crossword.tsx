'use client';

import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { SaveNotice } from '@/components/games/shared/notices';
import { PuzzleShell, usePuzzle } from '@/components/games/shared/puzzle';
import { CROSSWORD_PAGE } from '@/content/games/pages';
import { announceCrossword, CROSSWORD_TEXTS } from '@/content/interface/games/crossword';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import {
  type CrosswordEvent,
  type CrosswordState,
  hasProgress,
  isCompleted,
  isHelped,
} from '@/lib/games/crossword/game';
import { type CrosswordLevel, crosswordGrid } from '@/lib/games/crossword/grid';
import { crosswordRules } from '@/lib/games/crossword/saved';
import type { PuzzlePlace } from '@/lib/games/shared/levels';
import { Clues } from './clues';
import styles from './crossword.module.css';
import { Dock, useOwnKeyboard } from './dock';
import { SquareGrid, takeTyped } from './square-grid';
import { Tools } from './tools';

type CrosswordProps = {
  level: CrosswordLevel;
  place: PuzzlePlace;
};

export function Crossword({ level, place }: CrosswordProps) {
  const input = useRef<HTMLInputElement>(null);
  const grid = useMemo(() => crosswordGrid(level), [level]);
  const rules = useMemo(() => crosswordRules(grid, place.index), [grid, place.index]);
  const announce = useCallback(
    (state: CrosswordState, event: CrosswordEvent) => announceCrossword(grid, state, event),
    [grid],
  );
  const game = usePuzzle(rules, announce, CROSSWORD_PAGE, place);
  const { state, act, ready } = game;
  const keyboard = useOwnKeyboard();

  // Letters typed before the saved game loaded belong to the first clue, which the page showed.
  useEarlyLetters(input, ready, (text) => {
    act({ type: 'clue', word: grid.clues[0]?.index ?? 0 });
    act({ type: 'first-letter' });
    act({ type: 'type', text });
  });

  function goToClue(word: number) {
    act({ type: 'clue', word });
    input.current?.focus();
  }

  return (
    <PuzzleShell
      className={`stack shrink gap-5 gap-x-6 ${styles.crossword}`}
      label={CROSSWORD_TEXTS.game}
      game={game}
      result={isHelped(state) ? { ...game.result, text: GAME_TEXTS.wonWithHelp } : game.result}
    >
      {/* Not a grid: a sticky element in a grid stays inside its row. */}
      <div className={`row column gap-4 ${styles.board}`}>
        <SquareGrid grid={grid} state={state} input={input} ownKeyboard={keyboard.shown} onAction={act} />
        <Dock grid={grid} state={state} keyboard={keyboard} onAction={act} />
        <Tools
          hasProgress={hasProgress(state) && !isCompleted(grid, state)}
          keyboard={keyboard}
          onAction={act}
        />
        <SaveNotice game={game} />
      </div>
      <Clues grid={grid} state={state} onChoose={goToClue} />
    </PuzzleShell>
  );
}

/** Passes on the letters that were typed before hydration, once the game is ready. */
function useEarlyLetters(
  input: RefObject<HTMLInputElement | null>,
  ready: boolean,
  write: (text: string) => void,
): void {
  const writeEarly = useEffectEvent(() => {
    const text = input.current ? takeTyped(input.current) : '';
    if (text !== '') write(text);
  });
  useEffect(() => {
    if (ready) writeEarly();
  }, [ready]);
}
