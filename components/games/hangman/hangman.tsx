'use client';

import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { LiveRegion } from '@/components/games/shared/live-region';
import { RestartButton } from '@/components/games/shared/restart-button';
import { ResultDialog } from '@/components/games/shared/result-dialog';
import { SaveNotice } from '@/components/games/shared/save-notice';
import { useCompletion } from '@/components/games/shared/use-completion';
import { useGame } from '@/components/games/shared/use-game';
import { HANGMAN_PAGE } from '@/content/games/pages';
import { GAME_TEXTS, HANGMAN_TEXTS } from '@/content/interface/games';
import { openPage } from '@/lib/browser/open-page';
import { hangmanRules } from '@/lib/games/hangman/rules';
import { errorsOf, keysOf, placesOf, statusOf } from '@/lib/games/hangman/state';
import type { HangmanNote } from '@/lib/games/hangman/types';
import type { PuzzleIndex } from '@/lib/games/shared/pages';
import { CastellStand } from './castell-stand';
import styles from './hangman.module.css';
import { HangmanKeys } from './hangman-keys';
import { HangmanPhrase } from './hangman-phrase';
import { useLetterKeys } from './use-letter-keys';

type HangmanProps = {
  phrase: string;
  note: HangmanNote;
  index: PuzzleIndex;
  /** Drawing with five floors. */
  castell: ReactNode;
};

export function Hangman({ phrase, note, index, castell }: HangmanProps) {
  const root = useRef<HTMLElement>(null);
  const rules = useMemo(() => hangmanRules(phrase, index), [phrase, index]);
  const { state, play, announcement, storageFailed, elsewhere, ready } = useGame(rules);
  const completion = useCompletion(HANGMAN_PAGE.game, index);
  const [ended, setEnded] = useState<'won' | 'lost' | null>(null);
  const status = statusOf(phrase, state);

  const guess = useCallback(
    (text: string) => {
      const kind = play({ type: 'guess', text })?.kind;
      if (kind === 'won') completion.complete();
      if (kind === 'won' || kind === 'lost') setEnded(kind);
    },
    [play, completion.complete],
  );
  useLetterKeys(root, guess);

  function restart() {
    setEnded(null);
    play({ type: 'restart' });
  }

  return (
    <section ref={root} className={styles.hangman} aria-label={HANGMAN_TEXTS.game} aria-busy={!ready}>
      <CastellStand errors={errorsOf(phrase, state)}>{castell}</CastellStand>
      <div className={styles.play}>
        <HangmanPhrase phrase={phrase} state={state} places={placesOf(phrase, state)} />
        {status === 'won' ? (
          <Meaning>{note.meaning}</Meaning>
        ) : (
          <details className={styles.clue}>
            <summary>{HANGMAN_TEXTS.clue}</summary>
            <p>{note.clue}</p>
          </details>
        )}
        <HangmanKeys keys={keysOf(phrase, state)} onGuess={guess} />
        <RestartButton hasProgress={status === 'playing' && state.tried.length > 0} onRestart={restart} />
        <SaveNotice
          storageFailed={storageFailed}
          completionFailed={completion.failed}
          elsewhere={elsewhere}
        />
      </div>
      <LiveRegion announcement={announcement} />
      <ResultDialog
        open={ended !== null}
        text={ended === 'lost' ? GAME_TEXTS.lost : GAME_TEXTS.won}
        onAccept={ended === 'lost' ? restart : () => openPage(HANGMAN_PAGE.path)}
        onClose={() => setEnded(null)}
      >
        {/* After a loss the player starts again, so the meaning, which reveals the phrase, is not shown. */}
        {ended === 'won' && <Meaning>{note.meaning}</Meaning>}
        {ended === 'lost' && <p>{note.clue}</p>}
      </ResultDialog>
    </section>
  );
}

function Meaning({ children }: { children: string }) {
  return (
    <p>
      <strong>{HANGMAN_TEXTS.meaning}:</strong> {children}
    </p>
  );
}
