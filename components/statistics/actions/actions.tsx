import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** What can be done with the rows shown, in a row; what the actions say goes below them. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
