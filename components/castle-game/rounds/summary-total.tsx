import { PERFORMANCE_TEXTS } from '@/content/interface/castle-game/performance';
import { totalOf } from '@/lib/castle-game/screens/slots';
import type { Round } from '@/lib/castle-game/types';
import { formatInteger } from '@/lib/text/number';
import styles from './summary-total.module.css';

/** The points of all the rounds, big, in the colour of the team. */
export function SummaryTotal({ rounds }: { rounds: readonly Round[] }) {
  return (
    <p className={styles.total}>
      {PERFORMANCE_TEXTS.total}: {formatInteger(totalOf(rounds))}
    </p>
  );
}
