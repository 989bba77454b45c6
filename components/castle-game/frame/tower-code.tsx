import { spokenAttempt } from '@/lib/castle-game/words';
import styles from './tower-code.module.css';

/** Length of the longest code in the game, outcome included. */
const LONGEST = 14;

/** Shows the code of a tower or attempt. Its name in words is read by screen readers and shown as a tooltip. */
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
