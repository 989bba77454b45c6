import { type ReactNode, useEffect, useRef } from 'react';
import styles from './focused-heading.module.css';

/** The heading of what has just opened. It takes focus, so that keyboard and screen reader continue from here. */
export function FocusedHeading({ level = 2, children }: { level?: 2 | 3; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Tag = `h${level}` as const;
  return (
    <Tag ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </Tag>
  );
}
