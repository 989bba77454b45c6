import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A short label: a tag of its subject (`neutral`), a figure worth seeing (`accent`), or something lost (`danger`). */
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
