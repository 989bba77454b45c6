'use client';

import { useMemo, useRef, useState } from 'react';
import { LiveRegion } from '@/components/games/shared/live-region';
import { ResultDialog } from '@/components/games/shared/result-dialog';
import { SaveNotice } from '@/components/games/shared/save-notice';
import { useCompletion } from '@/components/games/shared/use-completion';
import { useGame } from '@/components/games/shared/use-game';
import { CROSSWORD_PAGE } from '@/content/games/pages';
import { CROSSWORD_TEXTS, GAME_TEXTS } from '@/content/interface/games';
import { openPage } from '@/lib/browser/open-page';
import { crosswordGrid } from '@/lib/games/crossword/grid';
import { crosswordRules } from '@/lib/games/crossword/rules';
import { hasProgress, isCompleted, isHelped } from '@/lib/games/crossword/state';
import type { CrosswordAction, CrosswordLevel } from '@/lib/games/crossword/types';
import type { PuzzleIndex } from '@/lib/games/shared/pages';
import { Clues } from './clues';
import styles from './crossword.module.css';
import { Dock } from './dock';
import { SquareGrid } from './square-grid';
import { Tools } from './tools';
import { useEarlyLetters } from './use-early-letters';
import { useOwnKeyboard } from './use-own-keyboard';

export function Crossword({ level, index }: { level: CrosswordLevel; index: PuzzleIndex }) {
  const input = useRef<HTMLInputElement>(null);
  const grid = useMemo(() => crosswordGrid(level), [level]);
  const rules = useMemo(() => crosswordRules(grid, index), [grid, index]);
  const { state, play, announcement, storageFailed, elsewhere, ready } = useGame(rules);
  const completion = useCompletion(CROSSWORD_PAGE.game, index);
  const keyboard = useOwnKeyboard();
  const [wonShown, setWonShown] = useState(false);

  function act(action: CrosswordAction) {
    if (play(action)?.kind !== 'completed') return;
    completion.complete();
    setWonShown(true);
  }

  // Letters typed before the saved game loaded belong to the first clue, which the page showed.
  useEarlyLetters(input, ready, (text) => {
    act({ type: 'clue', word: grid.clues[0]?.index ?? 0 });
    act({ type: 'first-letter' });
    act({ type: 'type', text });
  });

  function goToClue(word: number) {
    act({ type: 'clue', word });
    input.current?.focus();
  }

  return (
    <section className={styles.crossword} aria-label={CROSSWORD_TEXTS.game} aria-busy={!ready}>
      <div className={styles.board}>
        <SquareGrid grid={grid} state={state} input={input} ownKeyboard={keyboard.shown} onAction={act} />
        <Dock grid={grid} state={state} keyboard={keyboard} onAction={act} />
        <Tools
          hasProgress={hasProgress(state) && !isCompleted(grid, state)}
          keyboard={keyboard}
          onAction={act}
        />
        <SaveNotice
          storageFailed={storageFailed}
          completionFailed={completion.failed}
          elsewhere={elsewhere}
        />
      </div>
      <Clues grid={grid} state={state} onChoose={goToClue} />
      <LiveRegion announcement={announcement} />
      <ResultDialog
        open={wonShown}
        text={isHelped(state) ? GAME_TEXTS.wonWithHelp : GAME_TEXTS.won}
        onAccept={() => openPage(CROSSWORD_PAGE.path)}
        onClose={() => setWonShown(false)}
      />
    </section>
  );
}
