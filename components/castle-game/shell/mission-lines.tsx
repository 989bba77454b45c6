import { Fragment, type ReactNode } from 'react';
import { MISSIONS_TEXTS, objectiveLabel, rewardLabel } from '@/content/interface/castle-game/missions';
import { objectivesByContext } from '@/lib/castle-game/screens/missions';
import type { Mission, Objective, TrackedMission, TrackedObjective } from '@/lib/castle-game/types';

type MissionLinesProps = {
  readonly missions: readonly (Mission | TrackedMission)[];
  readonly children?: ReactNode;
};

/** What each asks for, where that counts, and what it pays. */
export const MissionLines = ({ missions, children }: MissionLinesProps) => (
  <ul className="stack gap-1">
    {missions.map(({ title, objectives, rewards }) => (
      <li key={title}>
        <strong>{title}</strong>{' '}
        {objectivesByContext<Objective | TrackedObjective>(objectives).map(
          ({ context, objectives: asked }) => (
            <Fragment key={context}>
              <span className="chip">{MISSIONS_TEXTS[context]}</span>{' '}
              {asked.map((one) => objectiveLabel(one, 'current' in one ? one.current : 0)).join(' · ')}{' '}
            </Fragment>
          ),
        )}
        ({rewardLabel(rewards)})
      </li>
    ))}
    {children}
  </ul>
);
