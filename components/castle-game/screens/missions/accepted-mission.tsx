import { MISSIONS_TEXTS } from '@/content/interface/castle-game/missions';
import type { TrackedMission, TrackedObjective } from '@/lib/castle-game/types';
import { objectiveLabel } from '@/lib/castle-game/words';
import { MissionCard } from './mission-card';
import { Objectives } from './objectives';
import styles from './objectives.module.css';

type AcceptedMissionProps = { readonly mission: TrackedMission; readonly isNew: boolean };

/** A mission in course, with how far each objective has gone. */
export function AcceptedMission({ mission, isNew }: AcceptedMissionProps) {
  return (
    <MissionCard mission={mission} state="accepted" isNew={isNew} pays={MISSIONS_TEXTS.reward}>
      <Objectives of={mission.objectives}>{(objective) => <Progress objective={objective} />}</Objectives>
    </MissionCard>
  );
}

function Progress({ objective }: { readonly objective: TrackedObjective }) {
  const { current, amount = 1 } = objective;
  const label = objectiveLabel(objective, current);
  return (
    <>
      <span>{label}</span>
      <progress className={styles.bar} max={amount} value={current} aria-label={label} />
    </>
  );
}
