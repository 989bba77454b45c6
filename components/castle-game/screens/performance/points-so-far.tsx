import { PERFORMANCE_TEXTS } from '@/content/interface/castle-game/performance';
import type { Round } from '@/lib/castle-game/types';
import { totalOf } from '@/lib/castle-game/view/slots';
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
