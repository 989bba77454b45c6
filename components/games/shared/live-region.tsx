import styles from './live-region.module.css';
import type { Announcement } from './use-game';

/** Each announcement is a new element, so that a repeated sentence is announced again. */
export function LiveRegion({ announcement: { text, count } }: { announcement: Announcement }) {
  return (
    <div role="status" aria-live="polite" aria-atomic="true" className={styles.region}>
      <p key={count}>{text}</p>
    </div>
  );
}
