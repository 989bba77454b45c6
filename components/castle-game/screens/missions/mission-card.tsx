import type { ReactNode } from 'react';
import { TowerDrawing } from '@/components/shared/tower-drawing/tower-drawing';
import { Badge } from '@/components/ui/badge';
import { pictureOf } from '@/lib/castle-game/screens/missions';
import type { Mission } from '@/lib/castle-game/types';
import { rewardLabel } from '@/lib/castle-game/words';
import styles from './mission-card.module.css';

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
