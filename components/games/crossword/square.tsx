import type { SquareView } from '@/lib/games/crossword/state';
import styles from './square.module.css';

type SquareProps = { view: SquareView; name: string; onSelect: () => void };

/** A white square, not in the tab order. The current one is hidden from screen readers, since the field covers it. */
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
      {/* Drawn by CSS: as text it would become part of the visible label, which the accessible name must contain. */}
      {view.number !== null && <span className={styles.number} data-number={view.number} />}
      <span className={styles.letter}>{view.entry}</span>
    </button>
  );
}
