import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** `neutral`: a tag. `accent`: an important figure. `danger`: a loss. */
export function Badge({
  kind = 'neutral',
  children,
}: {
  kind?: 'neutral' | 'accent' | 'danger';
  children: ReactNode;
}) {
  return (
    <span className={styles.badge} data-kind={kind}>
      {children}
    </span>
  );
}
