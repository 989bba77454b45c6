import { Children, type ReactNode, useId } from 'react';
import styles from './missions-screen.module.css';

type MissionSectionProps = {
  readonly title: string;
  /** Said when there are none. */
  readonly empty: string;
  /** A mission each. */
  readonly children: ReactNode;
};

/** The missions in one state. */
export function MissionSection({ title, empty, children }: MissionSectionProps) {
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
