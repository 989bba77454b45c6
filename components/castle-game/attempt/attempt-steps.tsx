import type { ReactNode } from 'react';
import type { PickerPlace } from '@/components/castle-game/shell/play-session';
import { PERFORMANCE_LOCK } from '@/lib/castle-game/limits';
import { announcementOf } from '@/lib/castle-game/show/moments';
import type { GameState, LastAttempt } from '@/lib/castle-game/types';
import { TowerPicker } from './picker/tower-picker';
import { AttemptShow } from './show/attempt-show';
import type { useAttempts } from './use-attempt';

type AttemptStepsProps = {
  readonly play: ReturnType<typeof useAttempts>;
  readonly state: GameState;
  readonly place: PickerPlace;
  /** The tower that the plan names now. */
  readonly planned?: string | undefined;
  readonly result: (attempt: LastAttempt) => ReactNode;
};

export function AttemptSteps({ play, state, place, planned, result }: AttemptStepsProps) {
  const { step, picked, pick, pickSeries, endShow } = play;
  switch (step.kind) {
    case 'picker':
      return (
        <TowerPicker
          state={state}
          place={place}
          planned={planned}
          picked={picked}
          onPick={pick}
          onPickSeries={place === 'rehearsal' ? pickSeries : undefined}
        />
      );
    case 'show':
      return (
        <AttemptShow
          {...step.attempt}
          announcement={announcementOf(state.team)}
          lock={place === 'performance' ? PERFORMANCE_LOCK : 0}
          onEnd={endShow}
        />
      );
    case 'result':
      return result(step.attempt);
    case 'over':
      return null;
  }
}
