'use client';

import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { RestartButton } from '@/components/games/shared/dialogs';
import { SaveNotice } from '@/components/games/shared/notices';
import { PuzzleShell, usePuzzle } from '@/components/games/shared/puzzle';
import { Button } from '@/components/ui/button';
import { CROSSWORD_PAGE } from '@/content/games/pages';
import { announceCrossword, CROSSWORD_TEXTS } from '@/content/interface/games/crossword';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import type { CrosswordAction } from '@/lib/games/crossword/actions';
import {
  type CrosswordEvent,
  type CrosswordState,
  crossingWord,
  currentWord,
  hasProgress,
  isCompleted,
  isFilled,
  isHelped,
} from '@/lib/games/crossword/game';
import {
  ACROSS,
  type CrosswordGrid,
  type CrosswordLevel,
  crosswordGrid,
  DOWN,
  type GridWord,
  inDirection,
} from '@/lib/games/crossword/grid';
import { crosswordRules } from '@/lib/games/crossword/saved';
import type { PuzzlePlace } from '@/lib/games/shared/levels';
import clues from './clues.module.css';
import styles from './crossword.module.css';
import { Dock, type OwnKeyboard, useOwnKeyboard } from './dock';
import { SquareGrid, takeTyped } from './square-grid';

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

type ToolsProps = {
  hasProgress: boolean;
  keyboard: OwnKeyboard;
  onAction: (action: CrosswordAction) => void;
};

const { check, reveal } = CROSSWORD_TEXTS;

type Tool = { readonly label: string; readonly action: CrosswordAction };

const GROUPS: readonly { readonly title: string; readonly tools: readonly Tool[] }[] = [
  {
    title: check.title,
    tools: [
      { label: check.letter, action: { type: 'check', scope: 'letter' } },
      { label: check.word, action: { type: 'check', scope: 'word' } },
      { label: check.all, action: { type: 'check', scope: 'all' } },
    ],
  },
  {
    title: reveal.title,
    tools: [
      { label: reveal.letter, action: { type: 'reveal', scope: 'letter' } },
      { label: reveal.word, action: { type: 'reveal', scope: 'word' } },
    ],
  },
];

function Tools({ hasProgress, keyboard, onAction }: ToolsProps) {
  return (
    <div className="cluster gap-4 gap-x-5" data-only="scripts">
      {GROUPS.map(({ title, tools }) => (
        <fieldset
          key={title}
          className={`cluster gap-2 ${styles.group}`}
          // With a mouse, these buttons must not take focus from the current square.
          onMouseDown={(event) => event.preventDefault()}
        >
          <legend>{title}</legend>
          {tools.map(({ label, action }) => (
            <Button key={label} kind="quiet" onClick={() => onAction(action)}>
              {label}
            </Button>
          ))}
        </fieldset>
      ))}
      <div className={`cluster gap-2 ${styles.group}`}>
        <RestartButton hasProgress={hasProgress} onRestart={() => onAction({ type: 'restart' })} />
        <Button kind="quiet" onClick={() => window.print()}>
          <PrinterIcon aria-hidden="true" size={22} weight="bold" />
          {CROSSWORD_TEXTS.print}
        </Button>
        {keyboard.offered && (
          <Button kind="quiet" onClick={keyboard.toggle}>
            {keyboard.shown ? CROSSWORD_TEXTS.deviceKeyboard : CROSSWORD_TEXTS.ownKeyboard}
          </Button>
        )}
      </div>
    </div>
  );
}

type CluesProps = {
  grid: CrosswordGrid;
  state: CrosswordState;
  /** `word` is an index in the words of the level. */
  onChoose: (word: number) => void;
};

function Clues({ grid, state, onChoose }: CluesProps) {
  const current = currentWord(grid, state);
  const crossing = crossingWord(grid, state);
  const part = (word: GridWord) =>
    word === current ? 'current' : word === crossing ? 'crossing' : undefined;
  return (
    <div className={`stack top gap-5 keep-colours ${clues.clues}`} data-content>
      {([ACROSS, DOWN] as const).map((direction) => (
        <section key={direction} aria-labelledby={`definicions-${direction}`}>
          <h2 id={`definicions-${direction}`} className={`title-s ${clues.title}`}>
            {direction === ACROSS ? CROSSWORD_TEXTS.across : CROSSWORD_TEXTS.down}
          </h2>
          <ol className={clues.list}>
            {inDirection(grid.words, direction).map((word) => (
              <li key={word.index}>
                <button
                  type="button"
                  className={`stack gap-2 fill round-s ${clues.clue}`}
                  data-part={part(word)}
                  data-filled={isFilled(state, word)}
                  aria-current={word === current ? 'true' : undefined}
                  onClick={() => onChoose(word.index)}
                >
                  <span className={`display bolder ${clues.number}`}>{word.number}</span>
                  <span>
                    {word.hint} <span className="nowrap">({word.squares.length})</span>
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
