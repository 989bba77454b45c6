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
  /** The page shows its own keys, so the device keyboard stays hidden. */
  ownKeyboard: boolean;
  onAction: (action: CrosswordAction) => void;
};

/**
 * The grid, and the single field for all typing, placed over the current square. With one field, focus is never lost,
 * the device keyboard stays open and compositions are not interrupted.
 */
export function SquareGrid({ grid, state, input, ownKeyboard, onAction }: SquareGridProps) {
  const typing = useTyping(onAction);
  const { square } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the square changes, which may be out of view
  useEffect(() => {
    if (document.activeElement === input.current) input.current?.scrollIntoView({ block: 'nearest' });
  }, [square]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset suggests several fields, and there is only one
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a square has no identity but its position
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
