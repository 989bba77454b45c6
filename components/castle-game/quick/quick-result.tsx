import { Button } from '@/components/ui/button';
import { QUICK_TEXTS } from '@/content/interface/castle-game/quick';
import { RESULT_TEXTS } from '@/content/interface/castle-game/result';
import type { Current } from '@/lib/castle-game/types';
import { spokenTower } from '@/lib/castle-game/words';
import { PointsWon } from '../attempt/result/points-won';
import { ResultMark } from '../attempt/result/result-mark';
import { FocusedHeading } from '../frame/focused-heading';
import styles from './quick-result.module.css';
import { useContinue } from './use-continue';

/** How an attempt of the simulator ended. Anything but another control goes on. */
export function QuickResult({ current, onContinue }: { current: Current; onContinue: () => void }) {
  useContinue(onContinue);
  const { castell, resultat, context } = current;
  const { title, text } = RESULT_TEXTS[resultat];
  return (
    <div className={styles.result} data-result={resultat}>
      <span className={styles.mark}>
        <ResultMark resultat={resultat} size={64} />
      </span>
      <p className={styles.tower}>
        {castell} <span className={styles.spoken}>{spokenTower(castell)}</span>
      </p>
      <FocusedHeading level={3}>
        <span className={styles.title}>{title}</span>
      </FocusedHeading>
      <p>{text}</p>
      {context === 'actuacio' && <PointsWon current={current} />}
      <Button onClick={onContinue}>{QUICK_TEXTS.continue}</Button>
      <p className={styles.hint}>{QUICK_TEXTS.continueHint}</p>
    </div>
  );
}
