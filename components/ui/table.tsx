import type { ReactNode } from 'react';
import styles from './table.module.css';

/** On narrow screens the table scrolls inside its box, not the page. */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    <section className={styles.scroller} aria-label={caption} tabIndex={0}>
      <table className={`table ${styles.table}`}>
        <caption>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
