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
      {/* Drawn and no text: beside the letter it would read as one word with it, which no name could hold. */}
      {view.number !== null && <span className={styles.number} data-number={view.number} />}
      <span className={styles.letter}>{view.entry}</span>
    </button>
  );
}
