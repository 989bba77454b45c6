'use client';

import { useState } from 'react';
import { PlaySessionProvider } from '@/components/castle-game/shell/play-session';
import { Button } from '@/components/ui/button';
import { focusOn } from '@/components/ui/focus-on';
import { OnDemand } from '@/components/ui/on-demand';
import { PagePart } from '@/components/ui/page-part';
import { QUICK_TEXTS } from '@/content/interface/castle-game/quick';
import type { QuickSimulatorProps } from './quick-simulator';

type Mode = QuickSimulatorProps['mode'];

const MODES = ['performance', 'rehearsal'] as const satisfies readonly Mode[];

const loadSimulator = () => import('./quick-simulator').then(({ QuickSimulator }) => QuickSimulator);

/** The simulator is loaded on demand, to keep the games page small. */
export const QuickSection = () => (
  <PlaySessionProvider>
    <Modes />
  </PlaySessionProvider>
);

function Modes() {
  // The last mode played. Its button takes focus again.
  const [mode, setMode] = useState<Mode>();
  const [playing, setPlaying] = useState(false);
  const leave = () => setPlaying(false);

  if (mode && playing)
    return (
      <PagePart onRetry={leave}>
        <OnDemand load={loadSimulator} props={{ mode, onLeave: leave }} texts={QUICK_TEXTS} />
      </PagePart>
    );
  return (
    <div className="cluster middle gap-3">
      {MODES.map((one) => (
        <Button
          key={one}
          ref={one === mode ? focusOn : undefined}
          kind={one === 'performance' ? 'accent' : 'quiet'}
          onClick={() => {
            setMode(one);
            setPlaying(true);
          }}
        >
          {QUICK_TEXTS[one]}
        </Button>
      ))}
    </div>
  );
}
