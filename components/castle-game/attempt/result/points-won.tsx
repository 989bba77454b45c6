import { catalogue } from '@/content/castle-game/catalogue';
import { pointsOf } from '@/lib/castle-game/engine/performance';
import type { Current } from '@/lib/castle-game/types';
import { pointsWord } from '@/lib/castle-game/words';
import { formatInteger } from '@/lib/text/number';
import styles from './points-won.module.css';

/** The points that a result will add to the performance, big. */
export function PointsWon({ current: { castell, resultat } }: { current: Current }) {
  const entry = catalogue.get(castell);
  const points = entry ? pointsOf(entry, resultat) : 0;
  return (
    <p className={styles.points}>
      <span className={styles.figure}>{formatInteger(points)}</span> {pointsWord(points)}
    </p>
  );
}
