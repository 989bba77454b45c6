'use client';

import { useEffect, useMemo, useState } from 'react';
import { preload } from 'react-dom';
import { LiveRegion } from '@/components/games/shared/live-region';
import { RestartButton } from '@/components/games/shared/restart-button';
import { ResultDialog } from '@/components/games/shared/result-dialog';
import { SaveNotice } from '@/components/games/shared/save-notice';
import { useGame } from '@/components/games/shared/use-game';
import { GAME_TEXTS, MEMORY_TEXTS } from '@/content/interface/games';
import { memoryRules } from '@/lib/games/memory/rules';
import { type CardView, cardViews, hasProgress, isLocked, isWon } from '@/lib/games/memory/state';
import { type MemoryPair, MISMATCH_MS, WIN_DELAY_MS } from '@/lib/games/memory/types';
import { bestText, movesText, spokenNames } from '@/lib/games/memory/words';
import { asset } from '@/lib/site/address';
import styles from './memory.module.css';
import { MemoryCardButton } from './memory-card-button';

type MemoryProps = {
  pairs: readonly MemoryPair[];
  /** More pairs than the default. Its progress is separate. */
  larger?: boolean;
  /** Picture of the back, shared by all cards. Relative to the site's root. */
  back: string;
};

/** Cards are shuffled after mount. Until then all are face down and disabled. */
export function Memory({ pairs, larger = false, back }: MemoryProps) {
  const rules = useMemo(() => memoryRules(pairs, Math.random, larger), [pairs, larger]);
  const spoken = useMemo(() => spokenNames(pairs), [pairs]);
  const { state, play, announcement, storageFailed, elsewhere, ready } = useGame(rules);
  const [wonShown, setWonShown] = useState(false);
  const locked = isLocked(state);
  const won = isWon(state);

  const faceOf = (view: CardView) =>
    view.face === 'down' ? undefined : pairs.find(({ name }) => name === view.name)?.faces[view.side];

  // Preloaded, so that a picture is ready when its card turns.
  for (const face of pairs.flatMap(({ faces }) => faces))
    if ('image' in face) preload(asset(face.image), { as: 'image' });

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
    <section className={styles.memory} aria-label={MEMORY_TEXTS.game} aria-busy={!ready}>
      <ul className={styles.cards} data-larger={larger} aria-label={MEMORY_TEXTS.cards}>
        {cardViews(state).map((view, place) => (
          <MemoryCardButton
            // biome-ignore lint/suspicious/noArrayIndexKey: a key must not reveal the picture of its card
            key={place}
            view={view}
            place={place}
            spoken={spoken}
            back={back}
            shown={faceOf(view)}
            onFlip={() => play({ type: 'flip', place })}
          />
        ))}
      </ul>
      <div className={styles.side}>
        <p className={styles.moves}>{movesText(state.moves)}</p>
        <p>{bestText(state.best)}</p>
        <RestartButton hasProgress={hasProgress(state)} onRestart={restart} />
      </div>
      <SaveNotice storageFailed={storageFailed} elsewhere={elsewhere} />
      <LiveRegion announcement={announcement} />
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
