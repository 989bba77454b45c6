import type { SquareView } from '@/lib/games/crossword/state';
import styles from './square.module.css';

type SquareProps = { view: SquareView; name: string; onSelect: () => void };

/** A white square, out of the tab order. The current one is left to the field that lies over it. */
export function Square({ view, name, onSelect }: SquareProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.square}
      data-square={view.square}
      data-current={view.current}
      data-highlighted={view.highlighted}
      data-wrong={view.wrong}
      data-revealed={view.revealed}
      aria-hidden={view.current}
      aria-label={name}
      onClick={onSelect}
    >
      {/* The name begins with the number; beside the letter it would be read as one word. */}
      {view.number !== null && (
        <span aria-hidden="true" className={styles.number}>
          {view.number}
        </span>
      )}
      <span className={styles.letter}>{view.entry}</span>
    </button>
  );
}
