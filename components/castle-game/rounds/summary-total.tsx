import { PERFORMANCE_TEXTS } from '@/content/interface/castle-game/performance';
import type { Round } from '@/lib/castle-game/types';
import { totalOf } from '@/lib/castle-game/view/slots';
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
