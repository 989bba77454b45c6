import { spokenAttempt } from '@/content/interface/castle-game/towers';
import styles from './screen-shell.module.css';

/** Length of the longest code in the game, outcome included. */
const LONGEST = 14;

/** The name in words is for screen readers and the tooltip. */
export function TowerCode({ children }: { readonly children: string }) {
  const words = spokenAttempt(children);
  if (words === children)
    return (
      <span
        className={`display bold nowrap relative ${styles.code}`}
        data-long={children.length > LONGEST || undefined}
      >
        {children}
      </span>
    );
  return (
    <span className={`display bold nowrap relative ${styles.code}`} title={words}>
      {children}
      <span className="visually-hidden">, {words}</span>
    </span>
  );
}
