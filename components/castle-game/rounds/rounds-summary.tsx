import { PERFORMANCE_TEXTS } from '@/content/interface/castle-game/performance';
import { RESULT_TEXTS } from '@/content/interface/castle-game/result';
import { totalOf } from '@/lib/castle-game/engine/performance';
import type { Round } from '@/lib/castle-game/types';
import { pointsLabel, roundLabel } from '@/lib/castle-game/words';
import { formatInteger } from '@/lib/text/number';
import { ResultMark } from '../attempt/result/result-mark';
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
