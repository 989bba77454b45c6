import { QUICK_TEXTS } from '@/content/interface/castle-game/quick';
import { RESULT_TEXTS } from '@/content/interface/castle-game/result';
import type { Result } from '@/lib/castle-game/results';
import { INITIALS } from '@/lib/castle-game/words';
import styles from './last-results.module.css';

/** The last results by their initials, oldest first. */
export function LastResults({ last }: { last: readonly Result[] }) {
  if (last.length === 0) return null;
  return (
    <div className={styles.last}>
      <p>{QUICK_TEXTS.last}</p>
      <ol className={styles.initials} aria-label={QUICK_TEXTS.last}>
        {last.map((result, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: results repeat, and only their place tells them apart
          <li key={index} data-result={result} className={styles.initial}>
            <span aria-hidden="true">{INITIALS[result]}</span>
            <span className={styles.spoken}>{RESULT_TEXTS[result].name}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
