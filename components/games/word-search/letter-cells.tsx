import type { Cell } from '@/lib/games/shared/cell';
import { capitalised } from '@/lib/games/shared/sentences';
import { nameSquare } from '@/lib/games/word-search/announce';
import { marksOf } from '@/lib/games/word-search/state';
import type { WordSearchLevel, WordSearchState } from '@/lib/games/word-search/types';
import styles from './letter-grid.module.css';

type LetterCellsProps = {
  level: WordSearchLevel;
  state: WordSearchState;
  /** A click that no pointer made: a screen reader's. */
  onPick: (cell: Cell) => void;
};

/** Every square as a button out of the tab order; the one under the cursor is left to the cursor. */
export function LetterCells({ level, state, onPick }: LetterCellsProps) {
  const squares = marksOf(level, state).flatMap((marks, row) =>
    marks.map((mark, column) => ({ mark, row, column, letter: level.map[row]?.[column] })),
  );
  return squares.map(({ mark, row, column, letter }) => (
    <button
      key={`${row} ${column}`}
      type="button"
      tabIndex={-1}
      className={styles.cell}
      data-found={mark.found}
      data-start={mark.start}
      data-hinted={mark.hinted}
      aria-hidden={mark.cursor}
      aria-label={capitalised(nameSquare(level, { row, column }, mark))}
      onClick={() => onPick({ row, column })}
    >
      {letter}
    </button>
  ));
}
