import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { Button } from '@/components/ui/button';
import { MISSIONS_TEXTS } from '@/content/interface/castle-game/missions';
import type { Mission, TrackedMission, TrackedObjective } from '@/lib/castle-game/types';
import { acceptLabel, objectiveLabel } from '@/lib/castle-game/words';
import { MissionCard } from './mission-card';
import { Objectives } from './objectives';
import styles from './objectives.module.css';

type ProposedMissionProps = { readonly mission: Mission; readonly onAccept: (title: string) => void };

export function ProposedMission({ mission, onAccept }: ProposedMissionProps) {
  return (
    <MissionCard
      mission={mission}
      state="proposed"
      pays={MISSIONS_TEXTS.reward}
      action={
        <Button aria-label={acceptLabel(mission)} onClick={() => onAccept(mission.title)}>
          {MISSIONS_TEXTS.accept}
        </Button>
      }
    >
      <Objectives of={mission.objectives}>{(objective) => objectiveLabel(objective, 0)}</Objectives>
    </MissionCard>
  );
}

type AcceptedMissionProps = { readonly mission: TrackedMission; readonly isNew: boolean };

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

export function CompletedMission({ mission }: { readonly mission: TrackedMission }) {
  return (
    <MissionCard mission={mission} state="completed" pays={MISSIONS_TEXTS.won}>
      <Objectives of={mission.objectives}>
        {(objective) => (
          <span className={styles.met}>
            <CheckCircleIcon aria-hidden="true" size={20} weight="fill" />
            {objectiveLabel(objective, objective.current)}
          </span>
        )}
      </Objectives>
    </MissionCard>
  );
}
