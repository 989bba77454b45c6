import { Children, type ReactNode, useId, useState } from 'react';
import { MissionLines } from '@/components/castle-game/shell/mission-lines';
import { ScreenShell } from '@/components/castle-game/shell/screen-shell';
import type { ScreenProps } from '@/components/castle-game/shell/screens';
import { TowerDrawing } from '@/components/shared/tower-drawing/tower-drawing';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { focusOn } from '@/components/ui/focus-on';
import { HOME_TEXTS } from '@/content/interface/castle-game/home';
import {
  acceptLabel,
  acceptText,
  MISSIONS_TEXTS,
  objectiveLabel,
  rewardLabel,
} from '@/content/interface/castle-game/missions';
import { membersCount } from '@/content/interface/castle-game/points-and-members';
import { objectivesByContext, pictureOf } from '@/lib/castle-game/screens/missions';
import type { Mission, Objective, TrackedMission, TrackedObjective } from '@/lib/castle-game/types';
import type { Context } from '@/lib/castle-game/vocabulary';
import styles from './missions-screen.module.css';

export function MissionsScreen({ rules, state, act, back }: ScreenProps) {
  const { team } = state;
  const [accepted, setAccepted] = useState<string>();
  const accept = (title: string) => {
    if (!act({ type: 'acceptMission', title })) setAccepted(title);
  };
  const proposed = rules.proposedMissions(team);
  const isChoice = proposed.some(({ choice }) => choice);
  const isOneLeft = rules.missions.some(
    ({ title }) => rules.refusalOf(state, { type: 'acceptMission', title })?.kind === 'mission not offered',
  );
  return (
    <ScreenShell
      title={MISSIONS_TEXTS.title}
      onBack={back}
      aside={<strong className="display title-s">{membersCount(team.members)}</strong>}
    >
      <p className="measure">{MISSIONS_TEXTS.intro}</p>
      <div className="stack shrink gap-6">
        <MissionSection title={MISSIONS_TEXTS.accepted} empty={MISSIONS_TEXTS.noneAccepted}>
          {team.acceptedMissions.map((mission) => (
            <AcceptedMission key={mission.title} mission={mission} isNew={mission.title === accepted} />
          ))}
        </MissionSection>
        <MissionSection
          title={isChoice ? HOME_TEXTS.choose : MISSIONS_TEXTS.proposed}
          {...(isChoice && { intro: HOME_TEXTS.chooseOne })}
          empty={isOneLeft ? MISSIONS_TEXTS.waiting : MISSIONS_TEXTS.noneProposed}
        >
          {proposed.map((mission) => (
            <ProposedMission key={mission.title} mission={mission} onAccept={accept} />
          ))}
        </MissionSection>
        <MissionSection title={MISSIONS_TEXTS.completed} empty={MISSIONS_TEXTS.noneCompleted}>
          {team.completedMissions.length > 0 && <MissionLines missions={team.completedMissions} />}
        </MissionSection>
      </div>
    </ScreenShell>
  );
}

type MissionSectionProps = {
  readonly title: string;
  readonly intro?: string;
  /** Instead of missions. */
  readonly empty?: string;
  readonly children: ReactNode;
};

function MissionSection({ title, intro, empty, children }: MissionSectionProps) {
  const id = useId();
  const missions = Children.toArray(children);
  return (
    <section aria-labelledby={id} className="stack shrink gap-3">
      <h3 id={id}>{title}</h3>
      {intro && <p>{intro}</p>}
      {missions.length === 0 ? (
        <p className="soft">{empty}</p>
      ) : (
        <div className={`grid gap-5 ${styles.missions}`}>{missions}</div>
      )}
    </section>
  );
}

type MissionCardProps = {
  readonly mission: Mission;
  readonly state: 'accepted' | 'proposed';
  /** Set when it has just been accepted: the title takes focus. */
  readonly isNew?: boolean;
  readonly children: ReactNode;
  readonly action?: ReactNode;
};

function MissionCard({ mission, state, isNew = false, children, action }: MissionCardProps) {
  return (
    <article className={`row panel clip anywhere ${styles.card}`} data-state={state}>
      <MissionPicture mission={mission} />
      <div className={`stack shrink gap-3 pad-5 grow min-0 ${styles.body}`}>
        <h4 ref={isNew ? focusOn : undefined} tabIndex={-1} className={styles.title}>
          {mission.title}
        </h4>
        <p>{mission.description}</p>
        {children}
        <p className="cluster middle gap-2 gap-x-3">
          <span className="cluster middle gap-2 gap-x-3 small">
            {MISSIONS_TEXTS.reward} <Badge kind="accent">{rewardLabel(mission.rewards)}</Badge>
          </span>
          {action}
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
    <div className={`row at-end justify-center flex-none ${styles.picture}`} aria-hidden="true">
      <TowerDrawing construction={construction} className={`fill ${styles.tower}`} />
    </div>
  );
}

type ProposedMissionProps = { readonly mission: Mission; readonly onAccept: (title: string) => void };

function ProposedMission({ mission, onAccept }: ProposedMissionProps) {
  return (
    <MissionCard
      mission={mission}
      state="proposed"
      action={
        <Button aria-label={acceptLabel(mission)} onClick={() => onAccept(mission.title)}>
          {acceptText(mission)}
        </Button>
      }
    >
      <Objectives of={mission.objectives}>{(objective) => objectiveLabel(objective, 0)}</Objectives>
    </MissionCard>
  );
}

type AcceptedMissionProps = { readonly mission: TrackedMission; readonly isNew: boolean };

function AcceptedMission({ mission, isNew }: AcceptedMissionProps) {
  return (
    <MissionCard mission={mission} state="accepted" isNew={isNew}>
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
      <progress className={`block fill ${styles.bar}`} max={amount} value={current} aria-label={label} />
    </>
  );
}

type ObjectivesProps<Kind extends Objective> = {
  readonly of: { readonly [context in Context]?: readonly Kind[] };
  readonly children: (objective: Kind) => ReactNode;
};

function Objectives<Kind extends Objective>({ of, children }: ObjectivesProps<Kind>) {
  return objectivesByContext(of).map(({ context, objectives }) => (
    <div key={context} className="stack top gap-1">
      <p>
        <span className="chip">{MISSIONS_TEXTS[context]}</span>
      </p>
      <ul className="stack gap-3 display text-l bold leading-3">
        {objectives.map((objective, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: objectives never move, and an edited save can repeat one
          <li key={index}>{children(objective)}</li>
        ))}
      </ul>
    </div>
  ));
}
