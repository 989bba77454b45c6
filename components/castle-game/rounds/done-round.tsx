import { RESULT_TEXTS } from '@/content/interface/castle-game/result';
import type { Round } from '@/lib/castle-game/types';
import { pointsLabel } from '@/lib/castle-game/words';
import { ResultMark } from '../attempt/result/result-mark';
import styles from './slot-strip.module.css';

/** A round that is over: its tower, how it ended and its points. */
export function DoneRound({ round: { castell, resultat, punts } }: { round: Round }) {
  return (
    <>
      <p className={styles.tower}>{castell}</p>
      <p className={styles.outcome} data-result={resultat}>
        <ResultMark resultat={resultat} size={18} />
        {RESULT_TEXTS[resultat].name}
      </p>
      <p className={styles.points}>{pointsLabel(punts)}</p>
    </>
  );
}
