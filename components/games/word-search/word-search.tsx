'use client';

import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { LightbulbIcon } from '@phosphor-icons/react/dist/ssr/Lightbulb';
import { useCallback, useMemo } from 'react';
import { RestartButton } from '@/components/games/shared/dialogs';
import { SaveNotice } from '@/components/games/shared/notices';
import { PuzzleShell, usePuzzle } from '@/components/games/shared/puzzle';
import { WORD_SEARCH_PAGE } from '@/content/games/pages';
import {
  announceWordSearch,
  foundText,
  hintName,
  WORD_SEARCH_TEXTS,
} from '@/content/interface/games/word-search';
import type { PuzzlePlace } from '@/lib/games/shared/levels';
import {
  hasProgress,
  isCompleted,
  type WordSearchEvent,
  type WordSearchState,
  wordSearchRules,
} from '@/lib/games/word-search/game';
import type { WordSearchLevel } from '@/lib/games/word-search/grid';
import { LetterGrid } from './letter-grid';
import styles from './word-search.module.css';

type WordSearchProps = {
  level: WordSearchLevel;
  place: PuzzlePlace;
};

export function WordSearch({ level, place }: WordSearchProps) {
  const rules = useMemo(() => wordSearchRules(level, place.index), [level, place.index]);
  const announce = useCallback(
    (state: WordSearchState, event: WordSearchEvent) => announceWordSearch(level, state, event),
    [level],
  );
  const game = usePuzzle(rules, announce, WORD_SEARCH_PAGE, place);
  const { state, act } = game;

  return (
    <PuzzleShell
      className={`stack shrink gap-5 gap-x-6 ${styles.game}`}
      label={level.title}
      game={game}
      result={game.result}
    >
      <LetterGrid level={level} state={state} onAction={act} />
      <div className="stack top start gap-4">
        <h2 className="title-s">{level.title}</h2>
        <WordList level={level} state={state} onHint={(word) => act({ type: 'hint', word })} />
        <RestartButton
          hasProgress={hasProgress(state) && !isCompleted(level, state)}
          onRestart={() => act({ type: 'restart' })}
        />
        <SaveNotice game={game} />
      </div>
    </PuzzleShell>
  );
}

type WordListProps = {
  level: WordSearchLevel;
  state: WordSearchState;
  onHint: (word: number) => void;
};

function WordList({ level, state, onHint }: WordListProps) {
  const { found } = state;
  return (
    <section className="stack gap-3 fill" aria-labelledby="paraules">
      <h3 id="paraules" className="text-l">
        {foundText(level, state)}
      </h3>
      <ul className={`grid gap-0 gap-x-4 ${styles.words}`}>
        {level.words.map((word, index) => (
          <li
            key={word}
            className={`cluster middle top gap-0 gap-x-2 target display text-m semibold line-end ${styles.word}`}
            data-found={found.includes(index)}
          >
            {found.includes(index) ? (
              <FoundWord word={word} meaning={level.meanings[index]} />
            ) : (
              <span>{word}</span>
            )}
            {!found.includes(index) && (
              <button
                type="button"
                className={`stack center pill soft push ${styles.hint}`}
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
        className="flex-none"
        size={18}
        weight="bold"
      />
      <s>{word}</s>
      {meaning && <span className={`small ink basis-full ${styles.meaning}`}>{meaning}</span>}
    </>
  );
}
