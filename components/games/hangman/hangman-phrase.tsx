import type { Place } from '@/lib/games/hangman/state';
import type { HangmanState } from '@/lib/games/hangman/types';
import { readPhrase } from '@/lib/games/hangman/words';
import styles from './hangman-phrase.module.css';

type HangmanPhraseProps = { phrase: string; state: HangmanState; places: readonly Place[] };

/** Words do not break across lines. Screen readers read the phrase as one sentence. */
export function HangmanPhrase({ phrase, state, places }: HangmanPhraseProps) {
  return (
    <p className={styles.phrase} role="img" aria-label={readPhrase(phrase, state)}>
      {wordsOf(places).map((word) => (
        <span key={word.start} className={styles.word}>
          {word.places.map(({ place, at }) => (
            <span key={at} className={styles.place} data-kind={place.kind} data-known={place.shown !== null}>
              {place.shown}
            </span>
          ))}
        </span>
      ))}
    </p>
  );
}

type Word = { readonly start: number; readonly places: { readonly place: Place; readonly at: number }[] };

/** Groups places into words. `at` is the position in the phrase. */
function wordsOf(places: readonly Place[]): readonly Word[] {
  const words: Word[] = [{ start: 0, places: [] }];
  for (const [at, place] of places.entries()) {
    if (place.shown === ' ') words.push({ start: at + 1, places: [] });
    else words.at(-1)?.places.push({ place, at });
  }
  return words.filter((word) => word.places.length > 0);
}
