import { catalogue } from '@/content/castle-game/catalogue';
import { pointsOf } from '@/lib/castle-game/engine/performance';
import type { LastAttempt } from '@/lib/castle-game/types';
import { pointsWord } from '@/lib/castle-game/words';
import { formatInteger } from '@/lib/text/number';
import styles from './points-won.module.css';

export function PointsWon({ attempt: { code, outcome } }: { attempt: LastAttempt }) {
  const entry = catalogue.get(code);
  const points = entry ? pointsOf(entry, outcome) : 0;
  return (
    <p className={styles.points}>
      <span className={styles.figure}>{formatInteger(points)}</span> {pointsWord(points)}
    </p>
  );
}
