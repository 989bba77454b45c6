import { Prose } from '@/components/ui/text/prose';
import { RANKING_TEXTS, SCORING_RULE } from '@/content/interface/results';
import styles from './ranking-table.module.css';

/** Rendered on the server only. Collapsed, so that on a phone the ranking is not pushed down. */
export function ScoringRule() {
  return (
    <details className={styles.rule}>
      <summary>{RANKING_TEXTS.rules}</summary>
      <Prose paragraphs={SCORING_RULE} />
    </details>
  );
}
