import { QUICK_TEXTS } from '@/content/interface/castle-game/quick';
import { RESULT_TEXTS } from '@/content/interface/castle-game/result';
import type { GameOutcome } from '@/lib/castle-game/outcomes';
import { INITIALS } from '@/lib/castle-game/words';
import styles from './last-results.module.css';

export function LastResults({ last }: { last: readonly GameOutcome[] }) {
  if (last.length === 0) return null;
  return (
    <div className={styles.last}>
      <p>{QUICK_TEXTS.last}</p>
      <ol className={styles.initials} aria-label={QUICK_TEXTS.last}>
        {last.map((outcome, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: results repeat, so only their position identifies them
          <li key={index} data-result={outcome} className={styles.initial}>
            <span aria-hidden="true">{INITIALS[outcome]}</span>
            <span className={styles.spoken}>{RESULT_TEXTS[outcome].name}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
