import { HANGMAN_TEXTS } from '@/content/interface/games';
import type { KeyStatus } from '@/lib/games/hangman/state';
import { describeKey } from '@/lib/games/hangman/words';
import type { Letter } from '@/lib/text/letters';
import { capitalised } from '@/lib/text/sentence';
import styles from './hangman-keys.module.css';

type HangmanKeysProps = {
  keys: readonly { readonly letter: Letter; readonly status: KeyStatus }[];
  onGuess: (letter: Letter) => void;
};

/** A used letter stays a button: if it were removed, focus would be lost. */
export function HangmanKeys({ keys, onGuess }: HangmanKeysProps) {
  return (
    <ul className={styles.keys} aria-label={HANGMAN_TEXTS.letters}>
      {keys.map(({ letter, status }) => (
        <li key={letter}>
          <button
            type="button"
            className={styles.key}
            data-status={status}
            aria-label={capitalised(describeKey(letter, status))}
            onClick={() => onGuess(letter)}
          >
            {letter}
          </button>
        </li>
      ))}
    </ul>
  );
}
