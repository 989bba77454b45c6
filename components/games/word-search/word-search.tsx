'use client';

import { useMemo, useState } from 'react';
import { LiveRegion } from '@/components/games/shared/live-region';
import { RestartButton } from '@/components/games/shared/restart-button';
import { ResultDialog } from '@/components/games/shared/result-dialog';
import { SaveNotice } from '@/components/games/shared/save-notice';
import { useCompletion } from '@/components/games/shared/use-completion';
import { useGame } from '@/components/games/shared/use-game';
import { WORD_SEARCH_PAGE } from '@/content/games/pages';
import { GAME_TEXTS } from '@/content/interface/games';
import { openPage } from '@/lib/browser/open-page';
import type { PuzzleIndex } from '@/lib/games/shared/pages';
import { wordSearchRules } from '@/lib/games/word-search/rules';
import { hasProgress, isCompleted } from '@/lib/games/word-search/state';
import type { WordSearchAction, WordSearchLevel } from '@/lib/games/word-search/types';
import { LetterGrid } from './letter-grid';
import { WordList } from './word-list';
import styles from './word-search.module.css';

export function WordSearch({ level, index }: { level: WordSearchLevel; index: PuzzleIndex }) {
  const rules = useMemo(() => wordSearchRules(level, index), [level, index]);
  const { state, play, announcement, storageFailed, elsewhere, ready } = useGame(rules);
  const completion = useCompletion(WORD_SEARCH_PAGE.game, index);
  const [wonShown, setWonShown] = useState(false);

  function act(action: WordSearchAction) {
    if (play(action)?.kind !== 'completed') return;
    completion.complete();
    setWonShown(true);
  }

  return (
    <section className={styles.game} aria-label={level.title} aria-busy={!ready}>
      <LetterGrid level={level} state={state} onAction={act} />
      <div className={styles.side}>
        <h2 className={styles.theme}>{level.title}</h2>
        <WordList level={level} state={state} onHint={(word) => act({ type: 'hint', word })} />
        <RestartButton
          hasProgress={hasProgress(state) && !isCompleted(level, state)}
          onRestart={() => act({ type: 'restart' })}
        />
        <SaveNotice
          storageFailed={storageFailed}
          completionFailed={completion.failed}
          elsewhere={elsewhere}
        />
      </div>
      <LiveRegion announcement={announcement} />
      <ResultDialog
        open={wonShown}
        text={GAME_TEXTS.won}
        onAccept={() => openPage(WORD_SEARCH_PAGE.path)}
        onClose={() => setWonShown(false)}
      />
    </section>
  );
}
