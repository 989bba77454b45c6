import type { ReactNode } from 'react';
import styles from './table.module.css';

/** A captioned table that scrolls inside its own box when the screen is narrow, so that the page never does. */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable to scroll it by keyboard
    <section className={styles.scroller} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
