import { RESULT_PANEL_TEXTS, RESULT_TEXTS } from '@/content/interface/castle-game/result';
import type { Series } from '@/lib/castle-game/types';
import { INITIALS } from '@/lib/castle-game/words';
import { ResultMark } from './result-mark';
import styles from './series-strip.module.css';

export function SeriesStrip({ series }: { series: Series }) {
  return (
    <ol className={styles.strip} aria-label={RESULT_PANEL_TEXTS.series}>
      {series.outcomes.map((outcome, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an attempt has no identity but its position
        <li key={index} className={styles.attempt} data-result={outcome}>
          <ResultMark outcome={outcome} size={32} />
          <span aria-hidden="true">{INITIALS[outcome]}</span>
          <span className={styles.spoken}>{RESULT_TEXTS[outcome].name}</span>
        </li>
      ))}
    </ol>
  );
}
