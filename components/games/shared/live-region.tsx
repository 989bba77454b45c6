import styles from './live-region.module.css';
import type { Announcement } from './use-game';

/** Says what happened in a game, aloud only. Each announcement is a new element, so that a repeated sentence is said again. */
export function LiveRegion({ announcement: { text, count } }: { announcement: Announcement }) {
  return (
    <div role="status" aria-live="polite" aria-atomic="true" className={styles.region}>
      <p key={count}>{text}</p>
    </div>
  );
}
