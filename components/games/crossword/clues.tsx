import { CROSSWORD_TEXTS } from '@/content/interface/games/crossword';
import { type CrosswordState, crossingWord, currentWord, isFilled } from '@/lib/games/crossword/game';
import { ACROSS, type CrosswordGrid, DOWN, type GridWord, inDirection } from '@/lib/games/crossword/grid';
import styles from './clues.module.css';

type CluesProps = {
  grid: CrosswordGrid;
  state: CrosswordState;
  /** `word` is an index in the words of the level. */
  onChoose: (word: number) => void;
};

export function Clues({ grid, state, onChoose }: CluesProps) {
  const current = currentWord(grid, state);
  const crossing = crossingWord(grid, state);
  const part = (word: GridWord) =>
    word === current ? 'current' : word === crossing ? 'crossing' : undefined;
  return (
    <div className={`stack top gap-5 keep-colours ${styles.clues}`} data-content>
      {([ACROSS, DOWN] as const).map((direction) => (
        <section key={direction} aria-labelledby={`definicions-${direction}`}>
          <h2 id={`definicions-${direction}`} className={`title-s ${styles.title}`}>
            {direction === ACROSS ? CROSSWORD_TEXTS.across : CROSSWORD_TEXTS.down}
          </h2>
          <ol className={styles.list}>
            {inDirection(grid.words, direction).map((word) => (
              <li key={word.index}>
                <button
                  type="button"
                  className={`stack gap-2 fill round-s ${styles.clue}`}
                  data-part={part(word)}
                  data-filled={isFilled(state, word)}
                  aria-current={word === current ? 'true' : undefined}
                  onClick={() => onChoose(word.index)}
                >
                  <span className={`display bolder ${styles.number}`}>{word.number}</span>
                  <span>
                    {word.hint} <span className="nowrap">({word.squares.length})</span>
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
