import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { LightbulbIcon } from '@phosphor-icons/react/dist/ssr/Lightbulb';
import { WORD_SEARCH_TEXTS } from '@/content/interface/games';
import type { WordSearchLevel, WordSearchState } from '@/lib/games/word-search/types';
import { foundText, hintName } from '@/lib/games/word-search/words';
import styles from './word-list.module.css';

type WordListProps = {
  level: WordSearchLevel;
  state: WordSearchState;
  onHint: (word: number) => void;
};

export function WordList({ level, state, onHint }: WordListProps) {
  const { found } = state;
  return (
    <section className={styles.section} aria-labelledby="paraules">
      <h3 id="paraules" className={styles.title}>
        {foundText(level, state)}
      </h3>
      <ul className={styles.words}>
        {level.words.map((word, index) => (
          <li key={word} className={styles.word} data-found={found.includes(index)}>
            {found.includes(index) ? (
              <FoundWord word={word} meaning={level.meanings[index]} />
            ) : (
              <span>{word}</span>
            )}
            {!found.includes(index) && (
              <button
                type="button"
                className={styles.hint}
                aria-label={hintName(word)}
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

function FoundWord({ word, meaning }: { word: string; meaning: string | undefined }) {
  return (
    <>
      <CheckIcon
        role="img"
        aria-label={WORD_SEARCH_TEXTS.found}
        className={styles.mark}
        size={18}
        weight="bold"
      />
      <s>{word}</s>
      {meaning && <span className={styles.meaning}>{meaning}</span>}
    </>
  );
}
