'use client';

import { useEffect, useState } from 'react';
import { preload } from 'react-dom';
import { LiveRegion } from '@/components/games/shared/live-region';
import { RestartButton } from '@/components/games/shared/restart-button';
import { ResultDialog } from '@/components/games/shared/result-dialog';
import { SaveNotice } from '@/components/games/shared/save-notice';
import { useGame } from '@/components/games/shared/use-game';
import { MEMORY_CARDS } from '@/content/games/memory';
import { GAME_TEXTS } from '@/content/games/texts';
import { bestText, movesText } from '@/lib/games/memory/announce';
import { cardViews, hasProgress, isLocked, isWon } from '@/lib/games/memory/state';
import { MISMATCH_MS, WIN_DELAY_MS } from '@/lib/games/memory/types';
import { asset } from '@/lib/site/address';
import styles from './memory.module.css';
import { MemoryCardButton } from './memory-card-button';
import { MEMORY_RULES, SPOKEN } from './rules';

/** The game of pairs. Cards lie shuffled only after mount: until then all are face down and none can be turned. */
export function Memory() {
  const { state, play, announcement, turn, storageFailed, ready } = useGame(MEMORY_RULES);
  const [wonShown, setWonShown] = useState(false);
  const locked = isLocked(state);
  const won = isWon(state);

  // A card is seen the moment it turns: its picture must be there already.
  for (const { image } of MEMORY_CARDS) preload(asset(image), { as: 'image' });

  useEffect(() => {
    if (!locked) return;
    const timer = setTimeout(() => play({ type: 'settle' }), MISMATCH_MS);
    return () => clearTimeout(timer);
  }, [locked, play]);

  useEffect(() => {
    if (!won) return;
    const timer = setTimeout(() => setWonShown(true), WIN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [won]);

  function restart() {
    setWonShown(false);
    play({ type: 'restart' });
  }

  return (
    <section className={styles.memory} aria-label="Joc de memory" aria-busy={!ready}>
      <ul className={styles.cards} aria-label="Cartes">
        {cardViews(state).map((view, place) => (
          <MemoryCardButton
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place, and a key must not name its picture
            key={place}
            view={view}
            place={place}
            spoken={SPOKEN}
            onFlip={() => play({ type: 'flip', place })}
          />
        ))}
      </ul>
      <div className={styles.side}>
        <p className={styles.moves}>{movesText(state.moves)}</p>
        <p>{bestText(state.best)}</p>
        <RestartButton hasProgress={hasProgress(state)} onRestart={restart} />
      </div>
      <SaveNotice storageFailed={storageFailed} />
      <LiveRegion text={announcement} turn={turn} />
      <ResultDialog
        open={wonShown}
        text={GAME_TEXTS.won}
        onAccept={restart}
        onClose={() => setWonShown(false)}
      >
        <p>
          {movesText(state.moves)}. {bestText(state.best)}.
        </p>
      </ResultDialog>
    </section>
  );
}
