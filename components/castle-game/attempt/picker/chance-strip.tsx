import type { Chances } from '@/lib/castle-game/catalogue/types';
import { percentagesOf } from '@/lib/castle-game/picker/chances';
import { RESULTS } from '@/lib/castle-game/results';
import { INITIALS } from '@/lib/castle-game/words';
import styles from './chance-strip.module.css';

/** The four chances in the little room of a card: initials and percents. The card says them in words. */
export function ChanceStrip({ chances }: { chances: Chances }) {
  const percentages = percentagesOf(chances);
  return (
    <span className={styles.strip} aria-hidden="true">
      {RESULTS.map((result, index) => (
        <span key={result}>
          <b>{INITIALS[result]}</b> {percentages[index]}%
        </span>
      ))}
    </span>
  );
}
