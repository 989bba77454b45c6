import type { CSSProperties } from 'react';
import { RESULT_TEXTS } from '@/content/interface/castle-game/result';
import type { Chances } from '@/lib/castle-game/catalogue/types';
import { percentagesOf } from '@/lib/castle-game/picker/chances';
import { RESULTS } from '@/lib/castle-game/results';
import styles from './chance-bars.module.css';

/** `bar` as a custom property, which the type of styles does not know. */
const filled = (percent: number): CSSProperties => Object.fromEntries([['--bar', `${percent}%`]]);

/** The four chances of a tower, a bar for each. */
export function ChanceBars({ chances }: { chances: Chances }) {
  const percentages = percentagesOf(chances);
  return (
    <dl className={styles.chances}>
      {RESULTS.map((result, index) => (
        <div key={result} className={styles.row} data-result={result} style={filled(percentages[index] ?? 0)}>
          <dt>{RESULT_TEXTS[result].name}</dt>
          <dd>{percentages[index]} %</dd>
        </div>
      ))}
    </dl>
  );
}
