import { ResultMark } from '@/components/castle-game/attempt/result/result-panel';
import { PERFORMANCE_TEXTS, roundLabel } from '@/content/interface/castle-game/performance';
import { pointsLabel } from '@/content/interface/castle-game/points-and-members';
import { RESULT_TEXTS } from '@/content/interface/castle-game/result';
import { totalOf } from '@/lib/castle-game/engine/performance';
import type { Round } from '@/lib/castle-game/types';
import { formatInteger } from '@/lib/text/catalan';
import styles from './rounds-summary.module.css';

/** Descarregat, the normal outcome, has no label. */
export function RoundsSummary({ rounds }: { rounds: readonly Round[] }) {
  return (
    <>
      <ol className={styles.rounds}>
        {rounds.map(({ number, code, outcome, points }) => (
          <li key={number} className={styles.round}>
            <span className={styles.order}>{roundLabel(number)}</span>
            <span className={styles.tower}>{code}</span>
            <span className={styles.outcome} data-result={outcome}>
              <ResultMark outcome={outcome} size={22} />
              {outcome !== 'descarregat' && RESULT_TEXTS[outcome].name}
            </span>
            <span className={styles.points}>{pointsLabel(points)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.total}>
        {PERFORMANCE_TEXTS.total}: {formatInteger(totalOf(rounds))}
      </p>
    </>
  );
}
