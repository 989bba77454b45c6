import { useRef } from 'react';
import { CROSSWORD_TEXTS } from '@/content/interface/games';
import type { CrosswordGrid } from '@/lib/games/crossword/grid';
import type { CrosswordAction, CrosswordState } from '@/lib/games/crossword/types';
import { ClueBar } from './clue-bar';
import styles from './dock.module.css';
import { Keyboard } from './keyboard';
import { useKeyboardInset } from './use-keyboard-inset';
import type { OwnKeyboard } from './use-own-keyboard';

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
      className={styles.dock}
      data-keyboard={keyboard.shown}
      // Pressing a key must leave focus in the grid.
      onMouseDown={(event) => event.preventDefault()}
    >
      <ClueBar grid={grid} state={state} onAction={onAction} />
      {keyboard.shown && <Keyboard onAction={onAction} />}
    </div>
  );
}
