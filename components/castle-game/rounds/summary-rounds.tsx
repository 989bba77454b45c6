import { RESULT_TEXTS } from '@/content/interface/castle-game/result';
import type { Round } from '@/lib/castle-game/types';
import { pointsLabel, roundLabel } from '@/lib/castle-game/words';
import { ResultMark } from '../attempt/result/result-mark';
import styles from './summary-rounds.module.css';

/** The rounds of a performance that is over. A result is only named when it is not the one that was wanted. */
export function SummaryRounds({ rounds }: { rounds: readonly Round[] }) {
  return (
    <ol className={styles.rounds}>
      {rounds.map(({ ronda, castell, resultat, punts }) => (
        <li key={ronda} className={styles.round}>
          <span className={styles.order}>{roundLabel(ronda)}</span>
          <span className={styles.tower}>{castell}</span>
          <span className={styles.outcome} data-result={resultat}>
            <ResultMark resultat={resultat} size={22} />
            {resultat !== 'DESCARREGAT' && RESULT_TEXTS[resultat].name}
          </span>
          <span className={styles.points}>{pointsLabel(punts)}</span>
        </li>
      ))}
    </ol>
  );
}
