import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { CROSSWORD_TEXTS } from '@/content/interface/games';
import type { CrosswordGrid } from '@/lib/games/crossword/grid';
import { currentWord } from '@/lib/games/crossword/state';
import type { CrosswordAction, CrosswordState } from '@/lib/games/crossword/types';
import { clueName, lettersText } from '@/lib/games/crossword/words';
import styles from './clue-bar.module.css';

/** Id of the current clue, for `aria-describedby`. */
export const CLUE_ID = 'definicio-actual';

type ClueBarProps = {
  grid: CrosswordGrid;
  state: CrosswordState;
  onAction: (action: CrosswordAction) => void;
};

/** Shows the current clue, with buttons for the previous and the next one. */
export function ClueBar({ grid, state, onAction }: ClueBarProps) {
  const word = currentWord(grid, state);
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.step}
        aria-label={CROSSWORD_TEXTS.previousClue}
        onClick={() => onAction({ type: 'previous-clue' })}
      >
        <CaretLeftIcon aria-hidden="true" size={24} weight="bold" />
      </button>
      <p id={CLUE_ID} className={styles.clue}>
        {word && (
          <>
            <strong>
              {clueName(word)} ({lettersText(word)})
            </strong>{' '}
            {word.hint}
          </>
        )}
      </p>
      <button
        type="button"
        className={styles.step}
        aria-label={CROSSWORD_TEXTS.nextClue}
        onClick={() => onAction({ type: 'next-clue' })}
      >
        <CaretRightIcon aria-hidden="true" size={24} weight="bold" />
      </button>
    </div>
  );
}
