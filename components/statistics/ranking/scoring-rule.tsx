import { Prose } from '@/components/ui/text/prose';
import { RANKING_TEXTS, SCORING_RULE } from '@/content/interface/statistics';
import styles from './scoring-rule.module.css';

/** The rule of the points, one press away: on a phone the ranking must not begin below it. */
export function ScoringRule() {
  return (
    <details className={styles.rule}>
      <summary>{RANKING_TEXTS.rules}</summary>
      <Prose paragraphs={SCORING_RULE} />
    </details>
  );
}
