import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowsClockwise';
import { BackspaceIcon } from '@phosphor-icons/react/dist/ssr/Backspace';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { CROSSWORD_TEXTS } from '@/content/interface/games/crossword';
import type { CrosswordAction } from '@/lib/games/crossword/actions';
import { type CrosswordState, currentWord } from '@/lib/games/crossword/game';
import type { CrosswordGrid } from '@/lib/games/crossword/grid';
import { KEYBOARD_ROWS } from '@/lib/text/letters';
import styles from './dock.module.css';

type DockProps = {
  grid: CrosswordGrid;
  state: CrosswordState;
  keyboard: OwnKeyboard;
  onAction: (action: CrosswordAction) => void;
};

/** Keeps the current clue visible while typing. On touch screens also the keys. */
export function Dock({ grid, state, keyboard, onAction }: DockProps) {
  const dock = useRef<HTMLDivElement>(null);
  useKeyboardInset(dock);
  return (
    // biome-ignore lint/a11y/useSemanticElements: keys are not form fields
    <div
      ref={dock}
      role="group"
      aria-label={CROSSWORD_TEXTS.currentClue}
      className={`stack gap-2 sticky ${styles.dock}`}
      data-only="scripts"
      data-keyboard={keyboard.shown}
      // Pressing a key must leave focus in the grid.
      onMouseDown={(event) => event.preventDefault()}
    >
      <ClueBar grid={grid} state={state} onAction={onAction} />
      {keyboard.shown && <Keyboard onAction={onAction} />}
    </div>
  );
}

/** Id of the current clue, for `aria-describedby`. */
export const CLUE_ID = 'definicio-actual';

type ClueBarProps = {
  grid: CrosswordGrid;
  state: CrosswordState;
  onAction: (action: CrosswordAction) => void;
};

function ClueBar({ grid, state, onAction }: ClueBarProps) {
  const word = currentWord(grid, state);
  return (
    <div className={`stack middle gap-2 round-m wash ${styles.bar}`}>
      <button
        type="button"
        className={`stack center target tall ${styles.step}`}
        aria-label={CROSSWORD_TEXTS.previousClue}
        onClick={() => onAction({ type: 'previous-clue' })}
      >
        <CaretLeftIcon aria-hidden="true" size={24} weight="bold" />
      </button>
      <p id={CLUE_ID} className={`small content-center ${styles.clue}`}>
        {word && (
          <>
            <strong>
              {CROSSWORD_TEXTS.clueName(word)} ({CROSSWORD_TEXTS.letters(word)})
            </strong>{' '}
            {word.hint}
          </>
        )}
      </p>
      <button
        type="button"
        className={`stack center target tall ${styles.step}`}
        aria-label={CROSSWORD_TEXTS.nextClue}
        onClick={() => onAction({ type: 'next-clue' })}
      >
        <CaretRightIcon aria-hidden="true" size={24} weight="bold" />
      </button>
    </div>
  );
}

export function Keyboard({ onAction }: { onAction: (action: CrosswordAction) => void }) {
  const lastRow = KEYBOARD_ROWS.length - 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: keys are not form fields
    <div
      role="group"
      aria-label={CROSSWORD_TEXTS.keyboard}
      className={`stack gap-1 mx-auto ${styles.keyboard}`}
    >
      {KEYBOARD_ROWS.map((letters, row) => (
        <div key={letters[0]} className="row gap-1">
          {row === lastRow && (
            <button
              type="button"
              className={styles.wide}
              aria-label={CROSSWORD_TEXTS.switchDirection}
              onClick={() => onAction({ type: 'switch-direction' })}
            >
              <ArrowsClockwiseIcon aria-hidden="true" size={22} weight="bold" />
            </button>
          )}
          {letters.map((letter) => (
            <button
              key={letter}
              type="button"
              className={styles.key}
              onClick={() => onAction({ type: 'type', text: letter })}
            >
              {letter}
            </button>
          ))}
          {row === lastRow && (
            <button
              type="button"
              className={styles.wide}
              aria-label={CROSSWORD_TEXTS.erase}
              onClick={() => onAction({ type: 'erase' })}
            >
              <BackspaceIcon aria-hidden="true" size={24} weight="bold" />
            </button>
          )}
        </div>
      ))}
    </div>
  );
}

/** Sets `--keyboard-inset` on an element: pixels at the bottom that the device keyboard covers. */
function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      const covered = Math.max(0, window.innerHeight - view.height - view.offsetTop);
      // Pinch zoom also shrinks the visual viewport, without a keyboard.
      const inset = view.scale > 1.01 ? 0 : Math.round(covered);
      element.current?.style.setProperty('--keyboard-inset', `${inset}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [element]);
}

export type OwnKeyboard = {
  /** True on touch screens, where the user can choose a keyboard. */
  readonly offered: boolean;
  /** True when the page shows its own keys instead of the device keyboard. */
  readonly shown: boolean;
  readonly toggle: () => void;
};

/**
 * The page's own keyboard, shown by default on touch screens. Off in the first render, since the server does not know
 * the screen.
 */
export function useOwnKeyboard(): OwnKeyboard {
  const [offered, setOffered] = useState(false);
  const [on, setOn] = useState(true);
  useEffect(() => {
    const touch = window.matchMedia('(pointer: coarse)');
    const look = () => setOffered(touch.matches);
    look();
    touch.addEventListener('change', look);
    return () => touch.removeEventListener('change', look);
  }, []);
  return { offered, shown: offered && on, toggle: () => setOn((now) => !now) };
}
