import { Button } from '@/components/ui/button';
import { QUICK_TEXTS } from '@/content/interface/castle-game/quick';
import { RESULT_TEXTS } from '@/content/interface/castle-game/result';
import type { LastAttempt } from '@/lib/castle-game/types';
import { spokenTower } from '@/lib/castle-game/words';
import { PointsWon } from '../attempt/result/points-won';
import { ResultMark } from '../attempt/result/result-mark';
import { FocusedHeading } from '../frame/focused-heading';
import styles from './quick-result.module.css';
import { useContinue } from './use-continue';

export function QuickResult({ attempt, onContinue }: { attempt: LastAttempt; onContinue: () => void }) {
  useContinue(onContinue);
  const { code, outcome, context } = attempt;
  const { title, text } = RESULT_TEXTS[outcome];
  return (
    <div className={styles.result} data-result={outcome}>
      <span className={styles.mark}>
        <ResultMark outcome={outcome} size={64} />
      </span>
      <p className={styles.tower}>
        {code} <span className={styles.spoken}>{spokenTower(code)}</span>
      </p>
      <FocusedHeading level={3}>
        <span className={styles.title}>{title}</span>
      </FocusedHeading>
      <p>{text}</p>
      {context === 'performance' && <PointsWon attempt={attempt} />}
      <Button onClick={onContinue}>{QUICK_TEXTS.continue}</Button>
      <p className={styles.hint}>{QUICK_TEXTS.continueHint}</p>
    </div>
  );
}
