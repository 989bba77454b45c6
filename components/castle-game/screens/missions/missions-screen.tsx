import { Children, type ReactNode, useId, useState } from 'react';
import { ScreenShell } from '@/components/castle-game/shell/screen-shell';
import type { ScreenProps } from '@/components/castle-game/shell/screens';
import { Notice } from '@/components/ui/notice';
import { acceptedLabel, MISSIONS_TEXTS } from '@/content/interface/castle-game/missions';
import { membersCount } from '@/content/interface/castle-game/points-and-members';
import { refusalText } from '@/content/interface/castle-game/refusals';
import type { Refusal } from '@/lib/castle-game/engine/refusal';
import { AcceptedMission, CompletedMission, ProposedMission } from './mission-cards';
import styles from './missions-screen.module.css';

export function MissionsScreen({ rules, state: { team }, act, back }: ScreenProps) {
  const [accepted, setAccepted] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const accept = (title: string) => {
    const refused = act({ type: 'acceptMission', title });
    setRefusal(refused);
    setAccepted(refused ? undefined : title);
  };
  const proposed = rules.proposedMissions(team);
  const taken = team.acceptedMissions.length + team.completedMissions.length;
  return (
    <ScreenShell
      title={MISSIONS_TEXTS.title}
      onBack={back}
      aside={<strong className={styles.members}>{membersCount(team.members)}</strong>}
    >
      <p className={styles.intro}>{MISSIONS_TEXTS.intro}</p>
      <p role="status" className={styles.said}>
        {accepted && acceptedLabel(accepted)}
      </p>
      {refusal && <Notice kind="danger">{refusalText(refusal)}</Notice>}
      <div className={styles.sections}>
        <MissionSection title={MISSIONS_TEXTS.accepted} empty={MISSIONS_TEXTS.noneAccepted}>
          {team.acceptedMissions.map((mission) => (
            <AcceptedMission key={mission.title} mission={mission} isNew={mission.title === accepted} />
          ))}
        </MissionSection>
        <MissionSection
          title={MISSIONS_TEXTS.proposed}
          empty={taken < rules.missions.length ? MISSIONS_TEXTS.waiting : MISSIONS_TEXTS.noneProposed}
        >
          {proposed.map((mission) => (
            <ProposedMission key={mission.title} mission={mission} onAccept={accept} />
          ))}
        </MissionSection>
        <MissionSection title={MISSIONS_TEXTS.completed} empty={MISSIONS_TEXTS.noneCompleted}>
          {team.completedMissions.map((mission) => (
            <CompletedMission key={mission.title} mission={mission} />
          ))}
        </MissionSection>
      </div>
    </ScreenShell>
  );
}

type MissionSectionProps = {
  readonly title: string;
  readonly empty: string;
  readonly children: ReactNode;
};

function MissionSection({ title, empty, children }: MissionSectionProps) {
  const id = useId();
  const missions = Children.toArray(children);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id}>{title}</h3>
      {missions.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <div className={styles.missions}>{missions}</div>
      )}
    </section>
  );
}
