import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './focused-heading.module.css';

/**
 * A heading that takes focus on mount, so that keyboard and screen reader continue from here. In a layout effect:
 * when the pressed button disappears, focus must not fall back to the document.
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
