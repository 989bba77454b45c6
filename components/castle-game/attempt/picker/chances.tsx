import type { CSSProperties } from 'react';
import { RESULT_TEXTS } from '@/content/interface/castle-game/result';
import type { Chances } from '@/lib/castle-game/catalogue/types';
import { GAME_OUTCOMES } from '@/lib/castle-game/outcomes';
import { percentagesOf } from '@/lib/castle-game/picker/chances';
import { INITIALS } from '@/lib/castle-game/words';
import styles from './chances.module.css';

/** Returns the length of a bar as a custom property, which `CSSProperties` does not allow literally. */
const filled = (percent: number): CSSProperties => Object.fromEntries([['--bar', `${percent}%`]]);

export function ChanceBars({ chances }: { chances: Chances }) {
  const percentages = percentagesOf(chances);
  return (
    <dl className={styles.chances}>
      {GAME_OUTCOMES.map((outcome, index) => (
        <div
          key={outcome}
          className={styles.row}
          data-result={outcome}
          style={filled(percentages[index] ?? 0)}
        >
          <dt>{RESULT_TEXTS[outcome].name}</dt>
          <dd>{percentages[index]} %</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows the four chances as initials and percentages. The description of the card contains them in words. */
export function ChanceStrip({ chances }: { chances: Chances }) {
  const percentages = percentagesOf(chances);
  return (
    <span className={styles.strip} aria-hidden="true">
      {GAME_OUTCOMES.map((outcome, index) => (
        <span key={outcome}>
          <b>{INITIALS[outcome]}</b> {percentages[index]}%
        </span>
      ))}
    </span>
  );
}
