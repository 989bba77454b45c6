import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import type { ReactNode } from 'react';
import { TowerDrawing } from '@/components/shared/tower-drawing/tower-drawing';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import {
  acceptLabel,
  MISSIONS_TEXTS,
  objectiveLabel,
  rewardLabel,
} from '@/content/interface/castle-game/missions';
import { objectivesByContext, pictureOf } from '@/lib/castle-game/screens/missions';
import type { Context, Mission, Objective, TrackedMission, TrackedObjective } from '@/lib/castle-game/types';
import styles from './mission-cards.module.css';

type MissionCardProps = {
  readonly mission: Mission;
  readonly state: 'accepted' | 'proposed' | 'completed';
  /** Set when it has just been accepted: the title takes focus. */
  readonly isNew?: boolean;
  /** Label before the reward. */
  readonly pays: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
};

const focusOn = (title: HTMLElement | null) => title?.focus();

export function MissionCard({ mission, state, isNew = false, pays, children, action }: MissionCardProps) {
  return (
    <article className={styles.card} data-state={state}>
      <MissionPicture mission={mission} />
      <div className={styles.body}>
        <h4 ref={isNew ? focusOn : undefined} tabIndex={-1} className={styles.title}>
          {mission.title}
        </h4>
        <p>{mission.description}</p>
        {children}
        <p className={styles.foot}>
          {action}
          <span className={styles.reward}>
            {pays} <Badge kind="accent">{rewardLabel(mission.rewards)}</Badge>
          </span>
        </p>
      </div>
    </article>
  );
}

/** Decorative: the objective contains the name of the tower. */
function MissionPicture({ mission }: { readonly mission: Mission }) {
  const construction = pictureOf(mission);
  if (!construction) return null;
  return (
    <div className={styles.picture} aria-hidden="true">
      <TowerDrawing construction={construction} className={styles.tower} />
    </div>
  );
}

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

type ObjectivesProps<Kind extends Objective> = {
  readonly of: { readonly [context in Context]?: readonly Kind[] };
  readonly children: (objective: Kind) => ReactNode;
};

export function Objectives<Kind extends Objective>({ of, children }: ObjectivesProps<Kind>) {
  return objectivesByContext(of).map(({ context, objectives }) => (
    <div key={context} className={styles.place}>
      <p className={styles.context}>{MISSIONS_TEXTS[context]}</p>
      <ul className={styles.objectives}>
        {objectives.map((objective, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: objectives never move, and an edited save can repeat one
          <li key={index}>{children(objective)}</li>
        ))}
      </ul>
    </div>
  ));
}
