'use client';

import { type ComponentType, useState, useSyncExternalStore } from 'react';
import {
  ChallengeOffer,
  SharedLink,
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
type Simulator =
  | {
      readonly status: 'closed';
      /** The last mode played. Its button takes focus again. */
      readonly left?: Mode;
    }
  | { readonly status: 'loading' | 'failed'; readonly mode: Mode }
  | { readonly status: 'open'; readonly mode: Mode; readonly Game: ComponentType<QuickSimulatorProps> };

const focusOn = (button: HTMLButtonElement | null) => button?.focus();

const MODES = ['performance', 'rehearsal'] as const satisfies readonly Mode[];

/** The simulator is loaded on demand, to keep the games page small. */
export function QuickSection() {
  const [simulator, setSimulator] = useState<Simulator>({ status: 'closed' });

  const board = useChallengeBoard();

  function open(mode: Mode) {
    setSimulator({ status: 'loading', mode });
    import('./quick-simulator')
      .then(({ QuickSimulator }) => setSimulator({ status: 'open', mode, Game: QuickSimulator }))
      .catch(() => setSimulator({ status: 'failed', mode }));
  }

  if (simulator.status === 'open') {
    const { mode, Game } = simulator;
    const leave = () => setSimulator({ status: 'closed', left: mode });
    return (
      <PagePart onRetry={leave}>
        <Game mode={mode} onLeave={leave} />
      </PagePart>
    );
  }
  if (simulator.status === 'loading') return <Loading>{QUICK_TEXTS.loading}</Loading>;
  if (simulator.status === 'failed')
    return (
      <div role="alert" className={styles.failed}>
        <p>{QUICK_TEXTS.failed}</p>
        <Button kind="quiet" onClick={() => open(simulator.mode)}>
          {QUICK_TEXTS.retry}
        </Button>
      </div>
    );
  if (board.opened.status === 'open') {
    const { Board } = board.opened;
    return (
      <PagePart onRetry={board.close}>
        <Board length="short" onLeave={board.close} />
      </PagePart>
    );
  }
  const left = simulator.status === 'closed' ? simulator.left : undefined;
  return (
    <>
      <SharedLink />
      <div className={styles.modes}>
        {MODES.map((mode) => (
          <Button
            key={mode}
            ref={mode === left ? focusOn : undefined}
            kind={mode === 'performance' ? 'accent' : 'quiet'}
            onClick={() => open(mode)}
          >
            {QUICK_TEXTS[mode]}
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
