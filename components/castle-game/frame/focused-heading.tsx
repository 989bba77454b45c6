import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './focused-heading.module.css';

/**
 * The heading of what has just opened. It takes focus, so that keyboard and screen reader continue from here: in the same
 * step in which the pressed button goes, or they would find themselves at the top of the document in between.
 */
export function FocusedHeading({ level = 2, children }: { level?: 2 | 3; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const Tag = `h${level}` as const;
  return (
    <Tag ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </Tag>
  );
}
