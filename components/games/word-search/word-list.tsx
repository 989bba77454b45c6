import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { LightbulbIcon } from '@phosphor-icons/react/dist/ssr/Lightbulb';
import type { WordSearchLevel, WordSearchState } from '@/lib/games/word-search/types';
import styles from './word-list.module.css';

type WordListProps = {
  level: WordSearchLevel;
  state: WordSearchState;
  onHint: (word: number) => void;
};

/** The words to find, with a hint for each; those found are struck. */
export function WordList({ level, state, onHint }: WordListProps) {
  const { found } = state;
  return (
    <section className={styles.section} aria-labelledby="paraules">
      <h3 id="paraules" className={styles.title}>
        Paraules trobades: {found.length} de {level.words.length}
      </h3>
      <ul className={styles.words}>
        {level.words.map((word, index) => (
          <li key={word} className={styles.word} data-found={found.includes(index)}>
            {found.includes(index) ? <FoundWord word={word} /> : <span>{word}</span>}
            {!found.includes(index) && (
              <button
                type="button"
                className={styles.hint}
                aria-label={`Pista de «${word}»`}
                onClick={() => onHint(index)}
              >
                <LightbulbIcon aria-hidden="true" size={20} weight="bold" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function FoundWord({ word }: { word: string }) {
  return (
    <>
      <CheckIcon role="img" aria-label="Trobada:" size={18} weight="bold" />
      <s>{word}</s>
    </>
  );
}
