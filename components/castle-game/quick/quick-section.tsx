'use client';

import { type ComponentType, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { QUICK_TEXTS } from '@/content/interface/castle-game/quick';
import styles from './quick-section.module.css';
import type { QuickSimulatorProps } from './quick-simulator';

type Mode = QuickSimulatorProps['mode'];
type Simulator =
  | {
      readonly status: 'closed';
      /** What was played last: its button gets focus back. */
      readonly left?: Mode;
    }
  | { readonly status: 'loading' | 'failed'; readonly mode: Mode }
  | { readonly status: 'open'; readonly mode: Mode; readonly Game: ComponentType<QuickSimulatorProps> };

const focusOn = (button: HTMLButtonElement | null) => button?.focus();

const MODES = ['performance', 'rehearsal'] as const satisfies readonly Mode[];

/** The buttons that open the quick simulator. The game is loaded only then, so that the page of games stays light. */
export function QuickSection() {
  const [simulator, setSimulator] = useState<Simulator>({ status: 'closed' });

  function open(mode: Mode) {
    setSimulator({ status: 'loading', mode });
    import('./quick-simulator')
      .then(({ QuickSimulator }) => setSimulator({ status: 'open', mode, Game: QuickSimulator }))
      .catch(() => setSimulator({ status: 'failed', mode }));
  }

  if (simulator.status === 'open') {
    const { mode, Game } = simulator;
    return <Game mode={mode} onLeave={() => setSimulator({ status: 'closed', left: mode })} />;
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
  const left = simulator.status === 'closed' ? simulator.left : undefined;
  return (
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
  );
}
