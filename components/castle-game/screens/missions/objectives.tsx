import type { ReactNode } from 'react';
import { MISSIONS_TEXTS } from '@/content/interface/castle-game/missions';
import { objectivesByContext } from '@/lib/castle-game/screens/missions';
import type { Context, Objective } from '@/lib/castle-game/types';
import styles from './objectives.module.css';

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
