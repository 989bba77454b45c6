import { PERFORMANCE_TEXTS } from '@/content/interface/castle-game/performance';
import { totalOf } from '@/lib/castle-game/screens/slots';
import type { Round } from '@/lib/castle-game/types';
import { formatInteger } from '@/lib/text/number';
import styles from './points-so-far.module.css';

/** Points of the rounds done. */
export function PointsSoFar({ rounds }: { rounds: readonly Round[] }) {
  return (
    <p className={styles.points}>
      {PERFORMANCE_TEXTS.points}: {formatInteger(totalOf(rounds))}
    </p>
  );
}
