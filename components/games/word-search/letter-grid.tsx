import { type KeyboardEvent, useEffect, useRef } from 'react';
import { cssVariables } from '@/components/games/shared/css-variables';
import { gridName } from '@/lib/games/shared/words';
import { wordSearchKey } from '@/lib/games/word-search/keys';
import { cellsOf } from '@/lib/games/word-search/line';
import { foundLines, sizeOf } from '@/lib/games/word-search/state';
import type { Line, WordSearchAction, WordSearchLevel, WordSearchState } from '@/lib/games/word-search/types';
import { describeSquare } from '@/lib/games/word-search/words';
import { capitalised } from '@/lib/text/sentence';
import { FoundLines } from './found-lines';
import { LetterCells } from './letter-cells';
import styles from './letter-grid.module.css';
import { useDrag } from './use-drag';

type LetterGridProps = {
  level: WordSearchLevel;
  state: WordSearchState;
  onAction: (action: WordSearchAction) => void;
};

/**
 * Grid of letters with one tab stop: a cursor element above the current square. Focus stays on it, so that only the
 * live region announces moves. Pointers use the squares.
 */
export function LetterGrid({ level, state, onAction }: LetterGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const cursor = useRef<HTMLDivElement>(null);
  const { row, column } = state.cursor;
  const size = sizeOf(level);
  const focusCursor = () => cursor.current?.focus({ preventScroll: true });
  const drag = useDrag(grid, size, {
    onTap: (cell) => onAction({ type: 'pick', cell }),
    onLine: (line) => onAction({ type: 'select', line }),
    onRelease: focusCursor,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the cursor moves, which may be out of view
  useEffect(() => {
    if (document.activeElement === cursor.current) cursor.current?.scrollIntoView({ block: 'nearest' });
  }, [row, column]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const action = wordSearchKey(state, event.key);
    if (action === null) return;
    event.preventDefault();
    onAction(action);
  }

  return (
    <div
      ref={grid}
      role="application"
      aria-label={gridName(size.row, size.column)}
      className={styles.grid}
      data-content
      style={cssVariables({ columns: size.column, rows: size.row })}
      {...drag.handlers}
    >
      <FoundLines size={size} found={foundLines(level, state)} pending={drag.line ?? pendingLine(state)} />
      <LetterCells level={level} state={state} />
      {/* biome-ignore lint/a11y/useSemanticElements: on a button, releasing Space would click again */}
      <div
        ref={cursor}
        role="button"
        tabIndex={0}
        className={styles.cursor}
        style={cssVariables({ row, column })}
        aria-label={capitalised(describeSquare(level, state, state.cursor))}
        onKeyDown={onKeyDown}
        data-row={row}
        data-column={column}
      />
    </div>
  );
}

/** Returns the line that Enter would select, or null without a start. */
function pendingLine({ anchor, cursor }: WordSearchState): Line | null {
  if (anchor === null) return null;
  const line = { start: anchor, end: cursor };
  return cellsOf(line) === null ? { start: anchor, end: anchor } : line;
}
