import { memo } from 'react';
import { marksOf } from '@/lib/games/word-search/state';
import type { WordSearchLevel, WordSearchState } from '@/lib/games/word-search/types';
import { nameSquare } from '@/lib/games/word-search/words';
import { capitalised } from '@/lib/text/sentence';
import styles from './letter-cells.module.css';

/** Buttons outside the tab order. The cursor element replaces the square below it for screen readers. */
export function LetterCells({ level, state }: { level: WordSearchLevel; state: WordSearchState }) {
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
      className={styles.cell}
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
