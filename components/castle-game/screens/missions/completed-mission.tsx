import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { MISSIONS_TEXTS } from '@/content/interface/castle-game/missions';
import type { TrackedMission } from '@/lib/castle-game/types';
import { objectiveLabel } from '@/lib/castle-game/words';
import { MissionCard } from './mission-card';
import { Objectives } from './objectives';
import styles from './objectives.module.css';

/** A mission that has been done and paid. */
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
