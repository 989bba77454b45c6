import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { cssVariables } from '@/components/games/shared/css-variables';
import { gridName } from '@/content/interface/games/shared';
import { describeSquare, nameSquare } from '@/content/interface/games/word-search';
import {
  foundLines,
  marksOf,
  sizeOf,
  type WordSearchAction,
  type WordSearchState,
  wordSearchKey,
} from '@/lib/games/word-search/game';
import { type Cell, cellsOf, type Line, type WordSearchLevel } from '@/lib/games/word-search/grid';
import { capitalised } from '@/lib/text/catalan';
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
      className={`stack round-m raised relative container keep-colours ${styles.grid}`}
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
        className={`round-s absolute ${styles.cursor}`}
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

/** Buttons outside the tab order. The cursor element replaces the square below it for screen readers. */
function LetterCells({ level, state }: { level: WordSearchLevel; state: WordSearchState }) {
  return marksOf(level, state).map((marks, row) =>
    marks.map((mark, column) => (
      <LetterCell
        // biome-ignore lint/suspicious/noArrayIndexKey: a square has no identity but its position
        key={`${row} ${column}`}
        level={level}
        row={row}
        column={column}
        {...mark}
      />
    )),
  );
}

type LetterCellProps = {
  level: WordSearchLevel;
  row: number;
  column: number;
  found: boolean;
  start: boolean;
  hinted: boolean;
  cursor: boolean;
};

/** Memoized: of hundreds of squares, a move changes two or three. */
const LetterCell = memo(function LetterCell({ level, row, column, ...mark }: LetterCellProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`stack center display strong tight relative ${styles.cell}`}
      data-row={row}
      data-column={column}
      data-found={mark.found}
      data-start={mark.start}
      data-hinted={mark.hinted}
      aria-hidden={mark.cursor}
      aria-label={capitalised(nameSquare(level, { row, column }, mark))}
    >
      {level.map[row]?.[column]}
    </button>
  );
});

type FoundLinesProps = { size: Cell; found: readonly Line[]; pending: Line | null };

/** Outlines the found words and the current selection. One unit of the drawing is one square. */
function FoundLines({ size, found, pending }: FoundLinesProps) {
  return (
    <svg
      className={`fill absolute tall ${styles.lines}`}
      viewBox={`0 0 ${size.column} ${size.row}`}
      aria-hidden="true"
    >
      {found.map((line) => (
        <Capsule key={Object.values(line.start).concat(Object.values(line.end)).join(' ')} line={line} />
      ))}
      {pending && <Capsule line={pending} pending />}
    </svg>
  );
}

function Capsule({ line: { start, end }, pending = false }: { line: Line; pending?: boolean }) {
  const ends = {
    x1: start.column + 0.5,
    y1: start.row + 0.5,
    x2: end.column + 0.5,
    y2: end.row + 0.5,
  };
  return (
    <g data-pending={pending}>
      <line {...ends} className={styles.edge} />
      <line {...ends} className={styles.inside} />
    </g>
  );
}
