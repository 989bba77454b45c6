import { REHEARSAL_ATTEMPTS } from '@/lib/castle-game/limits';
import type { Today } from '@/lib/castle-game/types';
import { attemptsLabel } from '@/lib/castle-game/words';
import styles from './attempts-left.module.css';

/** Renders nothing on the day of a performance. */
export function AttemptsLeft({ today }: { today: Today }) {
  if (today.type !== 'rehearsal') return null;
  const left = today.attemptsLeft;
  return (
    <div className={styles.attempts}>
      <p className={styles.label}>{attemptsLabel(left)}</p>
      <span className={styles.marks} aria-hidden="true">
        {Array.from({ length: REHEARSAL_ATTEMPTS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark has no identity but its position
          <span key={index} data-left={index < left} />
        ))}
      </span>
    </div>
  );
}
