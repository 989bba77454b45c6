import { spokenAttempt } from '@/lib/castle-game/words';
import styles from './tower-code.module.css';

/** Letters of the longest notation of the game, with its result. */
const LONGEST = 14;

/** A tower by its notation, result included; its words are heard, and seen by who points at it. */
export function TowerCode({ children }: { readonly children: string }) {
  const words = spokenAttempt(children);
  if (words === children)
    return (
      <span className={styles.code} data-long={children.length > LONGEST || undefined}>
        {children}
      </span>
    );
  return (
    <span className={styles.code} title={words}>
      {children}
      <span className={styles.words}>, {words}</span>
    </span>
  );
}
