import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowsClockwise';
import { BackspaceIcon } from '@phosphor-icons/react/dist/ssr/Backspace';
import { CROSSWORD_TEXTS } from '@/content/interface/games';
import type { CrosswordAction } from '@/lib/games/crossword/types';
import { KEYBOARD_ROWS } from '@/lib/text/letters';
import styles from './keyboard.module.css';

/** The letters in Catalan keyboard order, with keys to switch direction and to erase. */
export function Keyboard({ onAction }: { onAction: (action: CrosswordAction) => void }) {
  const lastRow = KEYBOARD_ROWS.length - 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: keys are not form fields
    <div role="group" aria-label={CROSSWORD_TEXTS.keyboard} className={styles.keyboard}>
      {KEYBOARD_ROWS.map((letters, row) => (
        <div key={letters[0]} className={styles.row}>
          {row === lastRow && (
            <button
              type="button"
              className={styles.wide}
              aria-label={CROSSWORD_TEXTS.switchDirection}
              onClick={() => onAction({ type: 'switch-direction' })}
            >
              <ArrowsClockwiseIcon aria-hidden="true" size={22} weight="bold" />
            </button>
          )}
          {letters.map((letter) => (
            <button
              key={letter}
              type="button"
              className={styles.key}
              onClick={() => onAction({ type: 'type', text: letter })}
            >
              {letter}
            </button>
          ))}
          {row === lastRow && (
            <button
              type="button"
              className={styles.wide}
              aria-label={CROSSWORD_TEXTS.erase}
              onClick={() => onAction({ type: 'erase' })}
            >
              <BackspaceIcon aria-hidden="true" size={24} weight="bold" />
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
