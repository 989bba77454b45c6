import styles from './live-region.module.css';

/** Says what happened in a game, aloud only. Each turn is a new element, so that a repeated sentence is said again. */
export function LiveRegion({ text, turn }: { text: string; turn: number }) {
  return (
    <div role="status" aria-live="polite" aria-atomic="true" className={styles.region}>
      <p key={turn}>{text}</p>
    </div>
  );
}
