import { Button } from '@/components/ui/button';
import { MISSIONS_TEXTS } from '@/content/interface/castle-game/missions';
import type { Mission } from '@/lib/castle-game/types';
import { acceptLabel, objectiveLabel } from '@/lib/castle-game/words';
import { MissionCard } from './mission-card';
import { Objectives } from './objectives';

type ProposedMissionProps = { readonly mission: Mission; readonly onAccept: (title: string) => void };

/** A mission that the team can accept. */
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
