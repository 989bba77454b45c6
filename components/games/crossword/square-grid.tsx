import { type RefObject, useEffect } from 'react';
import { cssVariables } from '@/components/games/shared/css-variables';
import type { CrosswordGrid } from '@/lib/games/crossword/grid';
import { squareViews } from '@/lib/games/crossword/state';
import type { CrosswordAction, CrosswordState } from '@/lib/games/crossword/types';
import { describeSquare } from '@/lib/games/crossword/words';
import { gridName } from '@/lib/games/shared/words';
import { capitalised } from '@/lib/text/sentence';
import { CLUE_ID } from './clue-bar';
import { Square } from './square';
import styles from './square-grid.module.css';
import { EMPTY_INPUT, useTyping } from './use-typing';

type SquareGridProps = {
  grid: CrosswordGrid;
  state: CrosswordState;
  input: RefObject<HTMLInputElement | null>;
  /** The page offers its own keys, so the device's keyboard stays away. */
  ownKeyboard: boolean;
  onAction: (action: CrosswordAction) => void;
};

/**
 * The squares, and the one field that all typing goes through: it lies over the current square and moves with it,
 * so that focus is never lost, a phone's keyboard stays open and a letter still being composed is not cut short.
 */
export function SquareGrid({ grid, state, input, ownKeyboard, onAction }: SquareGridProps) {
  const typing = useTyping(onAction);
  const { square } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new square that may be out of sight
  useEffect(() => {
    if (document.activeElement === input.current) input.current?.scrollIntoView({ block: 'nearest' });
  }, [square]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise fields; there is one, and it moves
    <div
      role="group"
      aria-label={gridName(grid.rows, grid.columns)}
      className={styles.grid}
      data-content
      style={cssVariables({ columns: grid.columns, rows: grid.rows })}
      // A click must not take focus away from the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {squareViews(grid, state).map((view, place) =>
        view === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
          <span key={place} className={styles.black} />
        ) : (
          <Square
            key={view.square}
            view={view}
            name={capitalised(describeSquare(grid, state, view.square))}
            onSelect={() => {
              onAction({ type: 'select', square: view.square });
              input.current?.focus({ preventScroll: true });
            }}
          />
        ),
      )}
      <input
        ref={input}
        className={styles.input}
        style={cssVariables({ row: Math.floor(square / grid.columns), column: square % grid.columns })}
        defaultValue={EMPTY_INPUT}
        inputMode={ownKeyboard ? 'none' : 'text'}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-label={capitalised(describeSquare(grid, state, square))}
        aria-describedby={CLUE_ID}
        {...typing}
      />
    </div>
  );
}
