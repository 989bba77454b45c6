'use client';

import { useState, useSyncExternalStore } from 'react';
import {
  ChallengeOffer,
  SharedLink,
  useBoard,
  useChallengeBoard,
} from '@/components/castle-game/challenge/challenge-section';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { PagePart } from '@/components/ui/page-part';
import { CHALLENGE_OFFER_TEXTS } from '@/content/interface/castle-game/challenge-offer';
import { bestScoreText, QUICK_TEXTS } from '@/content/interface/castle-game/quick';
import { bestScore, onBestScore } from './best-score';
import styles from './quick-section.module.css';
import type { QuickSimulatorProps } from './quick-simulator';

type Mode = QuickSimulatorProps['mode'];

const MODES = ['performance', 'rehearsal'] as const satisfies readonly Mode[];

const focusOn = (button: HTMLButtonElement | null) => button?.focus();

const loadSimulator = () => import('./quick-simulator').then(({ QuickSimulator }) => QuickSimulator);

/** The simulator is loaded on demand, to keep the games page small. */
export function QuickSection() {
  const { opened, open, close } = useBoard(loadSimulator);
  const board = useChallengeBoard();
  // The last mode played. Its button takes focus again.
  const [mode, setMode] = useState<Mode>();

  if (mode && opened.status === 'open')
    return (
      <PagePart onRetry={close}>
        <opened.Board mode={mode} onLeave={close} />
      </PagePart>
    );
  if (opened.status === 'loading') return <Loading>{QUICK_TEXTS.loading}</Loading>;
  if (opened.status === 'failed')
    return (
      <div role="alert" className={styles.modes}>
        <p>{QUICK_TEXTS.failed}</p>
        <Button kind="quiet" onClick={open}>
          {QUICK_TEXTS.retry}
        </Button>
      </div>
    );
  if (board.opened.status === 'open')
    return (
      <PagePart onRetry={board.close}>
        <board.opened.Board length="short" onLeave={board.close} />
      </PagePart>
    );
  return (
    <>
      <SharedLink />
      <div className={styles.modes}>
        {MODES.map((one) => (
          <Button
            key={one}
            ref={one === mode ? focusOn : undefined}
            kind={one === 'performance' ? 'accent' : 'quiet'}
            onClick={() => {
              setMode(one);
              open();
            }}
          >
            {QUICK_TEXTS[one]}
          </Button>
        ))}
      </div>
      <BestScore />
      <section className={styles.challenge} aria-labelledby="repte">
        <h3 id="repte">{CHALLENGE_OFFER_TEXTS.title}</h3>
        <ChallengeOffer {...board} length="short" />
      </section>
    </>
  );
}

function BestScore() {
  const best = useSyncExternalStore(onBestScore, bestScore, () => 0);
  return best > 0 && <p>{bestScoreText(best)}</p>;
}
