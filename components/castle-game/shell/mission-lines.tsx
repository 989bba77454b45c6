import { Fragment, type ReactNode } from 'react';
import { MISSIONS_TEXTS, objectiveLabel, rewardLabel } from '@/content/interface/castle-game/missions';
import { objectivesByContext } from '@/lib/castle-game/screens/missions';
import type { Mission, Objective, TrackedMission, TrackedObjective } from '@/lib/castle-game/types';

type MissionLinesProps = {
  readonly missions: readonly (Mission | TrackedMission)[];
  /** Beside each. */
  readonly action?: (mission: Mission) => ReactNode;
  readonly children?: ReactNode;
};

/** What each asks for, where that counts, and what it pays. */
export const MissionLines = ({ missions, action, children }: MissionLinesProps) => (
  <ul className="stack gap-1">
    {missions.map((mission) => (
      <li key={mission.title} className={action && 'row middle apart gap-3'}>
        <div>
          <strong>{mission.title}</strong>{' '}
          {objectivesByContext<Objective | TrackedObjective>(mission.objectives).map(
            ({ context, objectives: asked }) => (
              <Fragment key={context}>
                <span className="chip nowrap">{MISSIONS_TEXTS[context]}</span>{' '}
                {asked.map((one) => objectiveLabel(one, 'current' in one ? one.current : 0)).join(' · ')}{' '}
              </Fragment>
            ),
          )}
          ({rewardLabel(mission.rewards)})
        </div>
        {action && <div className="flex-none">{action(mission)}</div>}
      </li>
    ))}
    {children}
  </ul>
);
