import type { CSSProperties } from 'react';
import { outcomeName } from '@/content/interface/castle-game/result';
import { INITIALS } from '@/content/interface/castle-game/towers';
import { percentagesOf } from '@/lib/castle-game/picker';
import type { Chances } from '@/lib/castle-game/types';
import { GAME_OUTCOMES } from '@/lib/castle-game/vocabulary';
import styles from './chances.module.css';

/** `CSSProperties` does not allow custom properties in a literal. */
const filled = (percent: number): CSSProperties => Object.fromEntries([['--bar', `${percent}%`]]);

export function ChanceBars({ code, chances }: { code: string; chances: Chances }) {
  const percentages = percentagesOf(chances);
  return (
    <dl className="stack gap-2 small leading-2">
      {GAME_OUTCOMES.map((outcome, index) => (
        <div
          key={outcome}
          className={`cluster apart gap-1 gap-x-3 keep-colours ${styles.row}`}
          data-result={outcome}
          style={filled(percentages[index] ?? 0)}
        >
          <dt>{outcomeName(code, outcome)}</dt>
          <dd className="bold digits">{percentages[index]} %</dd>
        </div>
      ))}
    </dl>
  );
}

/** The description of the card has the chances in words. */
export function ChanceStrip({ chances }: { chances: Chances }) {
  const percentages = percentagesOf(chances);
  return (
    <span className={`stack gap-0 gap-x-2 tiny digits ${styles.strip}`} aria-hidden="true">
      {GAME_OUTCOMES.map((outcome, index) => (
        <span key={outcome}>
          <b>{INITIALS[outcome]}</b> {`${percentages[index]}\u00A0%`}
        </span>
      ))}
    </span>
  );
}
